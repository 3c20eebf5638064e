import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configure } from "../configuration/index.js";
import { trustedScriptUrl } from "../scripts/index.js";
import { captchaToken } from "./captcha-token.js";

const SRC = "http://127.0.0.1:1/captcha.js";

let requestCount = 0;
let isEnabled = () => new Response('{"enabled":true}', { headers: { "content-type": "application/json" } });

/** Simulates the provider's script when it is requested. When undefined, the script fails to load. */
let onScript: ((script: HTMLScriptElement) => void) | undefined;
let scripts = 0;

const observer = new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof HTMLScriptElement) || node.src !== SRC) continue;
    scripts++;
    onScript?.(node);
  }
});

function installCaptcha(script: HTMLScriptElement): void {
  let tokens = 0;
  Reflect.set(globalThis, "grecaptcha", {
    ready: (go: () => void) => go(),
    execute: async (siteKey: string, { action }: { action: string }) => `${siteKey} ${action} ${++tokens}`,
  });
  script.dispatchEvent(new Event("load"));
}

beforeEach(() => {
  requestCount = 0;
  scripts = 0;
  onScript = undefined;
  for (const script of document.querySelectorAll(`script[src="${SRC}"]`)) script.remove();
  newPage();
  Reflect.deleteProperty(globalThis, "grecaptcha");
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => {
    requestCount++;
    return isEnabled();
  });
  observer.observe(document.head, { childList: true });
  configure({ captcha: { siteKey: "site", src: SRC } });
});
afterEach(() => {
  observer.disconnect();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("returns a fresh token each time and loads the script once (robustness-41)", async () => {
  onScript = installCaptcha;
  await expect(captchaToken("sign_in_modal")).resolves.toBe("site sign_in_modal 1");
  await expect(captchaToken("sign_in_modal")).resolves.toBe("site sign_in_modal 2");
  expect(scripts).toBe(1);
});

const ACTIONS = [
  "forgot_pass",
  "forgot_pass_modal",
  "forgot_pass_paywall",
  "forgot_pass_sub",
  "forgot_pass_sync_sub",
  "register",
  "register_modal",
  "register_paywall",
  "register_sub",
  "share",
  "sign_in",
  "sign_in_modal",
  "sign_in_paywall",
  "sign_in_sub",
  "sign_in_sync_sub",
] as const;

it.each(ACTIONS)("requests a token with the captcha action %s (accounts-7.21)", async (action) => {
  onScript = installCaptcha;
  await expect(captchaToken(action)).resolves.toBe(`site ${action} 1`);
});

it("asks the server only once if the captcha is enabled (accounts-7.16)", async () => {
  onScript = installCaptcha;
  await Promise.all([captchaToken("sign_in"), captchaToken("register")]);
  await captchaToken("sign_in");
  expect(requestCount).toBe(1);
});

it("loads no script when the server has disabled the captcha", async () => {
  const enabled = isEnabled;
  isEnabled = () => new Response('{"enabled":false}', { headers: { "content-type": "application/json" } });
  await expect(captchaToken("sign_in")).resolves.toBe("");
  isEnabled = enabled;
  expect(scripts).toBe(0);
});

it("treats the captcha as enabled when the server does not report it (accounts-7.16)", async () => {
  onScript = installCaptcha;
  const enabled = isEnabled;
  isEnabled = () => new Response("", { status: 404 });
  await expect(captchaToken("sign_in")).resolves.toBe("site sign_in 1");
  isEnabled = enabled;
});

it.each([
  ["a page", () => new Response("<h1>x</h1>", { headers: { "content-type": "text/html" } })],
  ["another shape", () => Response.json({ enabled: "perhaps" })],
])("treats the captcha as enabled when the server responds with %s (robustness-20)", async (_, answer) => {
  onScript = installCaptcha;
  const enabled = isEnabled;
  isEnabled = answer;
  await expect(captchaToken("sign_in")).resolves.toBe("site sign_in 1");
  isEnabled = enabled;
});

it("sends no request if the page has no captcha", async () => {
  configure({ captcha: null });
  await expect(captchaToken("sign_in")).resolves.toBe("");
  expect(requestCount).toBe(0);
});

it("reports a blocked script as unavailable and reloads it at the next try (accounts-8.26)", async () => {
  await expect(captchaToken("sign_in")).rejects.toMatchObject({
    code: "captcha/unavailable",
    message: expect.stringContaining("The captcha function is not available."),
  });
  onScript = installCaptcha;
  await expect(captchaToken("sign_in")).resolves.toBe("site sign_in 1");
  expect(scripts).toBe(2);
  expect(document.querySelectorAll(`script[src="${SRC}"]`)).toHaveLength(1);
});

it("reports a script without a library as unavailable", async () => {
  onScript = (script) => script.dispatchEvent(new Event("load"));
  await expect(captchaToken("sign_in")).rejects.toMatchObject({ code: "captcha/unavailable" });
});

it("reports 'reCAPTCHA is required.' when there is no token (accounts-5.13, accounts-5.16)", async () => {
  onScript = (script) => {
    const grecaptcha = { ready: (callback: () => void) => callback(), execute: async () => "" };
    Reflect.set(globalThis, "grecaptcha", grecaptcha);
    script.dispatchEvent(new Event("load"));
  };
  await expect(captchaToken("sign_in")).rejects.toMatchObject({
    code: "captcha/required",
    message: expect.stringContaining("reCAPTCHA is required."),
  });
});

it("times out when the library never answers", async () => {
  onScript = (script) => {
    Reflect.set(globalThis, "grecaptcha", { ready() {}, execute() {} });
    script.dispatchEvent(new Event("load"));
  };
  vi.useFakeTimers();
  const failed = expect(captchaToken("sign_in")).rejects.toMatchObject({
    code: "captcha/unavailable",
    message: expect.stringContaining("within 10 seconds"),
  });
  await vi.waitFor(() => expect(scripts).toBe(1));
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  vi.useRealTimers();
});

it.each(["javascript:alert(1)", "http://evil.test/x.js", "data:text/javascript,alert(1)"])(
  "rejects %j as the address of a script",
  (url) => {
    expect(() => trustedScriptUrl("recaptcha-v3", url)).toThrow(TypeError);
  },
);
