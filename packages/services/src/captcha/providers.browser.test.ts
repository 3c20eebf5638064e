import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configure } from "../configuration/index.js";
import { captchaToken } from "./captcha-token.js";

const SRC = "http://127.0.0.1:1/captcha.js";

/** The provider's challenge: none, one that the test answers, or one that is never answered. */
type Challenge = "none" | "asked" | "never";
let challenge: Challenge;
let answer: (outcome: "solved" | "put aside") => void;
let refuses: string | undefined;
let scripts: URL[];
let widgets: Map<string, HTMLElement>;
let onScript: (script: HTMLScriptElement) => void;

const observer = new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof HTMLScriptElement) || !node.src.startsWith(SRC)) continue;
    scripts.push(new URL(node.src));
    onScript(node);
  }
});

function newWidget(box: HTMLElement): string {
  const id = `widget-${widgets.size + 1}`;
  widgets.set(id, box);
  return id;
}

function remove(id: string): void {
  if (!widgets.has(id)) throw new Error(`No such widget: ${id}`);
  widgets.delete(id);
}

/** Shows the question in `place`, and waits until it is answered. */
function ask(place: Element | null): Promise<"solved" | "put aside"> {
  place?.append(document.createElement("iframe"));
  return new Promise((resolve) => {
    answer = resolve;
  });
}

interface RenderOptions {
  readonly sitekey: string;
  readonly action?: string;
  readonly callback?: (token: string) => void;
  readonly "challenge-container"?: string;
  readonly "response-field"?: boolean;
  readonly "error-callback"?: (code: string) => boolean;
  readonly "timeout-callback"?: () => void;
  readonly "before-interactive-callback"?: () => void;
  readonly "open-callback"?: () => void;
}

/** Simulates Cloudflare's script: ready at its load event; a widget requests its token automatically. */
function turnstileScript(script: HTMLScriptElement): void {
  const render = (box: HTMLElement, options: RenderOptions) => {
    if (!options.sitekey) throw new Error("Missing sitekey.");
    const id = newWidget(box);
    if (options["response-field"] !== false) box.append(document.createElement("input"));
    setTimeout(async () => {
      if (challenge === "never") return;
      if (refuses) return options["error-callback"]?.(refuses);
      if (challenge === "asked") {
        options["before-interactive-callback"]?.();
        if ((await ask(box)) === "put aside") return options["timeout-callback"]?.();
      }
      return options.callback?.(`${options.sitekey} ${options.action} ${id}`);
    });
    return id;
  };
  Reflect.set(globalThis, "turnstile", { render, remove });
  script.dispatchEvent(new Event("load"));
}

/** Simulates hCaptcha's script: ready only after it has called the function that `onload` names. */
function hcaptchaScript(script: HTMLScriptElement): void {
  let isReady = false;
  const options = new Map<string, RenderOptions>();
  const api = {
    render(box: HTMLElement, renderOptions: RenderOptions) {
      if (!isReady) return undefined;
      const id = newWidget(box);
      options.set(id, renderOptions);
      return id;
    },
    async execute(id: string) {
      const renderOptions = options.get(id);
      if (!renderOptions) throw "missing-captcha";
      if (challenge === "never") await new Promise(() => {});
      if (refuses) throw refuses;
      if (challenge === "asked") {
        renderOptions["open-callback"]?.();
        const place = document.getElementById(renderOptions["challenge-container"] ?? "");
        if ((await ask(place)) === "put aside") throw "challenge-closed";
      }
      return { response: `${renderOptions.sitekey} ${id}`, key: "key" };
    },
    remove,
  };
  Reflect.set(globalThis, "hcaptcha", api);
  script.dispatchEvent(new Event("load"));
  setTimeout(() => {
    isReady = true;
    Reflect.get(globalThis, new URL(script.src).searchParams.get("onload") ?? "")?.();
  }, 20);
}

let submit: HTMLButtonElement;

beforeEach(() => {
  challenge = "none";
  refuses = undefined;
  scripts = [];
  widgets = new Map();
  for (const name of ["turnstile", "hcaptcha"]) Reflect.deleteProperty(globalThis, name);
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => {
    return new Response('{"enabled":true}', { headers: { "content-type": "application/json" } });
  });
  observer.observe(document.head, { childList: true });
  const form = document.createElement("form");
  submit = document.createElement("button");
  form.append(submit);
  document.body.append(form);
  submit.focus();
});

afterEach(() => {
  observer.disconnect();
  document.body.replaceChildren();
  for (const script of document.querySelectorAll(`script[src^="${SRC}"]`)) script.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const boxes = () => document.querySelectorAll("[data-quire-captcha]").length;

describe.each([
  {
    provider: "turnstile",
    script: turnstileScript,
    tokens: ["site sign_in widget-1", "site sign_in widget-1"],
  },
  { provider: "hcaptcha", script: hcaptchaScript, tokens: ["site widget-1", "site widget-1"] },
] as const)("$provider behind the common interface", ({ provider, script, tokens }) => {
  beforeEach(() => {
    onScript = script;
    configure({ captcha: { provider, siteKey: "site", src: SRC } });
  });

  it("uses a new widget for each token and loads the script once (robustness-41)", async () => {
    await expect(captchaToken("sign_in")).resolves.toBe(tokens[0]);
    await expect(captchaToken("sign_in")).resolves.toBe(tokens[1]);
    expect(scripts).toHaveLength(1);
  });

  it("removes its elements from the form afterwards", async () => {
    const before = submit.form?.innerHTML;
    await captchaToken("sign_in");
    expect(submit.form?.innerHTML).toBe(before);
    expect([boxes(), widgets.size]).toEqual([0, 0]);
  });

  it("shows the challenge inside the submitted form and waits over 10 seconds for the answer", async () => {
    challenge = "asked";
    vi.useFakeTimers();
    const token = captchaToken("sign_in");
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(50);
      expect(submit.form?.querySelector("iframe")).not.toBeNull();
    });
    await vi.advanceTimersByTimeAsync(60_000);
    answer("solved");
    await expect(token).resolves.toBe(tokens[0]);
    expect(boxes()).toBe(0);
  });

  it("shows the challenge inside the busy form when nothing has the focus", async () => {
    challenge = "asked";
    submit.blur();
    submit.ariaBusy = "true";
    const token = captchaToken("sign_in");
    await vi.waitFor(() => expect(submit.form?.querySelector("iframe")).not.toBeNull());
    answer("solved");
    await expect(token).resolves.toBe(tokens[0]);
  });

  it("reports 'reCAPTCHA is required.' when the user closes the challenge", async () => {
    challenge = "asked";
    const token = captchaToken("sign_in");
    await vi.waitFor(() => expect(submit.form?.querySelector("iframe")).not.toBeNull());
    answer("put aside");
    await expect(token).rejects.toMatchObject({ code: "captcha/required" });
    expect([boxes(), widgets.size]).toEqual([0, 0]);
  });

  it("reports the captcha as unavailable when the provider fails", async () => {
    refuses = "network-error";
    await expect(captchaToken("sign_in")).rejects.toMatchObject({
      code: "captcha/unavailable",
      message: expect.stringContaining("The captcha function is not available."),
      cause: expect.objectContaining({ message: expect.stringContaining("network-error") }),
    });
    expect([boxes(), widgets.size]).toEqual([0, 0]);
  });

  it("reports a script without a library as unavailable and reloads it at the next try", async () => {
    onScript = (element) => element.dispatchEvent(new Event("load"));
    await expect(captchaToken("sign_in")).rejects.toMatchObject({ code: "captcha/unavailable" });
    onScript = script;
    await expect(captchaToken("sign_in")).resolves.toBe(tokens[0]);
    expect(scripts).toHaveLength(2);
  });

  it("times out when the library never answers", async () => {
    await captchaToken("sign_in");
    challenge = "never";
    vi.useFakeTimers();
    const token = captchaToken("sign_in");
    const failed = expect(token).rejects.toMatchObject({
      code: "captcha/unavailable",
      message: expect.stringContaining("within 10 seconds"),
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
    expect([boxes(), widgets.size]).toEqual([0, 0]);
  });

  it("stops when the caller aborts (robustness-23)", async () => {
    await captchaToken("sign_in");
    challenge = "never";
    const asker = new AbortController();
    const token = captchaToken("sign_in", asker.signal);
    await vi.waitFor(() => expect(widgets.size).toBe(1));
    asker.abort();
    await expect(token).rejects.toMatchObject({ name: "AbortError" });
    expect([boxes(), widgets.size]).toEqual([0, 0]);
  });

  it("does not start when the caller has already aborted", async () => {
    await expect(captchaToken("sign_in", AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
    await rendered();
    expect([scripts.length, boxes()]).toEqual([0, 0]);
  });
});

it("configures hCaptcha to render nothing automatically and to keep the page's grecaptcha", async () => {
  onScript = hcaptchaScript;
  configure({ captcha: { provider: "hcaptcha", siteKey: "site", src: `${SRC}?hl=de` } });
  await captchaToken("sign_in");
  expect(Object.fromEntries(scripts[0]?.searchParams ?? [])).toMatchObject({
    hl: "de",
    render: "explicit",
    recaptchacompat: "off",
  });
});
