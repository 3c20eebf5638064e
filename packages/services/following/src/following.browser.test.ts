import type { TriggerSet } from "@quire/core";
import { loadSession, sessionStore } from "@quire/session-service";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { followFromTrigger } from "./follow-from-trigger.js";
import { followIntent } from "./follow-intent.js";
import { trigger as followTrigger } from "./triggers/follow.js";
import { trigger as unfollowTrigger } from "./triggers/unfollow.js";

/** A deadline for machines that are busy with other tests. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

let asked: { method: string; body: unknown }[] = [];
let isKnown = true;
let fault: (() => Response) | undefined;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

async function serve(request: Request): Promise<Response> {
  if (request.url.endsWith("/user/profile")) {
    return isKnown ? json({ id: "1", topics: [{ name: "Strategy" }] }) : json({}, 401);
  }
  asked.push({ method: request.method, body: await request.clone().json() });
  return fault?.() ?? new Response(null, { status: 204 });
}

beforeAll(() => vi.stubGlobal("fetch", serve));
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  asked = [];
  isKnown = true;
  fault = undefined;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, Symbol.for("quire/1"));
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

function insert<Tag extends "button" | "a">(tag: Tag, action: string, data: Record<string, string>) {
  const element = document.createElement(tag);
  Object.assign(element.dataset, { quireDo: action, state: "idle", ...data });
  document.body.append(element);
  return element;
}

const topic = (name: string, action = "follow") => insert("button", action, { type: "topic", name });

/** As the loader connects them. */
function connectAll(): void {
  for (const [action, trigger] of [
    ["follow", followTrigger] as const,
    ["unfollow", unfollowTrigger] as const,
  ]) {
    const elements = () => [...document.querySelectorAll<HTMLElement>(`[data-quire-do=${action}]`)];
    const set: TriggerSet = { elements, onDiscover: (paint) => paint(elements()) };
    trigger.connect?.(set);
  }
}

const press = (element: HTMLElement, action: "follow" | "unfollow" = "follow") => {
  const { quireDo, state, ...data } = element.dataset;
  // Attributes that are there have values.
  return followFromTrigger({ element, data: data as Record<string, string>, keyboard: false }, action);
};

describe("follow triggers", () => {
  it("are painted as nothing while nobody is known", () => {
    const button = topic("Strategy");
    connectAll();
    expect(button.outerHTML).not.toMatch(/aria-pressed|disabled/);
  });

  it("are disabled and pressed where followed", async () => {
    const [followed, other] = [topic("Strategy"), topic("Innovation")];
    const link = insert("a", "follow", { type: "topic", name: "Strategy" });
    connectAll();
    await loadSession();
    expect(followed).toMatchObject({ disabled: true, ariaPressed: "true" });
    expect(followed.dataset.state).toBe("on");
    expect(other).toMatchObject({ disabled: false, ariaPressed: "false" });
    expect(link.getAttribute("aria-disabled")).toBe("true");
    expect(link.hasAttribute("aria-pressed")).toBe(false);
  });

  it("stay in step: one follows, all of the topic are followed; unfollow enables them again", async () => {
    const buttons = [topic("Innovation"), topic("Innovation")];
    const end = topic("Innovation", "unfollow");
    connectAll();
    await loadSession();
    await expect(press(topic("Innovation"))).resolves.toBe("on");
    expect(asked).toEqual([{ method: "POST", body: { type: "topic", name: "Innovation" } }]);
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
    expect(end.dataset.state).toBe("on");
    await expect(press(end, "unfollow")).resolves.toBe("idle");
    expect(asked.at(-1)?.method).toBe("DELETE");
    expect(buttons.map(({ disabled, ariaPressed }) => [disabled, ariaPressed])).toEqual([
      [false, "false"],
      [false, "false"],
    ]);
  });

  it("write to nothing but what changes, with 1,000 on the page", async () => {
    for (let i = 0; i < 1000; i++) topic(`Topic ${i}`);
    connectAll();
    await loadSession();
    const written = new Set<unknown>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) written.add(Reflect.get(target, "dataset").name);
    });
    observer.observe(document.body, { subtree: true, attributes: true });
    await press(topic("Topic 500"));
    await until(() => expect(written.size).toBeGreaterThan(0));
    expect([...written]).toEqual(["Topic 500"]);
  });

  it("robustness 40: two presses for one topic are one POST", async () => {
    await loadSession();
    await Promise.all([press(topic("Innovation")), press(topic("Innovation"))]);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ["subscriber-only", "subscribers only"],
    ["executive-only", "Executive subscribers only"],
  ])("say in words that a topic is %s", async (code, words) => {
    await loadSession();
    fault = () => json({ errors: [{ code, message: "no" }] }, 403);
    await expect(press(topic("Pricing"))).rejects.toMatchObject({
      userMessage: expect.stringContaining(words),
    });
  });

  it("name what is missing", async () => {
    await expect(press(insert("button", "follow", { type: "planet", name: "x" }))).rejects.toMatchObject({
      code: "trigger/incomplete",
    });
  });
});

describe("a guest", () => {
  beforeEach(async () => {
    isKnown = false;
    await loadSession();
  });

  it("is asked to sign in; the wish is kept and carried out afterwards", async () => {
    const opened = vi.fn((event: Event) => {
      event.preventDefault();
      return (event as CustomEvent).detail;
    });
    document.addEventListener("quire-open-overlay", opened, { once: true });
    const button = topic("Innovation");
    await expect(press(button)).resolves.toBe("idle");
    expect(asked).toEqual([]);
    const attributes = { mode: "sign-in" };
    expect(opened).toHaveReturnedWith({ name: "auth-modal", attributes, trigger: button, keyboard: false });
    const kept = JSON.parse(sessionStorage.getItem("quire:intent") ?? "");
    await expect(followIntent("follow", kept.data)).resolves.toBe("You are now following Innovation.");
    expect(asked).toEqual([{ method: "POST", body: { type: "topic", name: "Innovation" } }]);
  });

  it("signs up for a newsletter with what stands in the field, autofilled or typed", async () => {
    const form = document.createElement("form");
    form.innerHTML = '<input type="email">';
    const button = insert("button", "follow", { type: "newsletter", name: "The Daily Brief" });
    form.append(button);
    document.body.append(form);
    const field = form.querySelector("input");
    if (field) field.value = "ada@quire.test";
    connectAll();
    await expect(press(button)).resolves.toBe("on");
    expect(asked[0]?.body).toEqual({ type: "newsletter", name: "The Daily Brief", email: "ada@quire.test" });
    expect(button.disabled).toBe(true);
  });

  it("learns that an e-mail is none (content §5)", async () => {
    const button = insert("button", "follow", { type: "newsletter", name: "Brief", email: "a@" });
    await expect(press(button)).rejects.toMatchObject({ userMessage: "Please enter a valid email address." });
    expect(asked).toEqual([]);
  });
});

it("asks to sign in again where the server no longer knows the reader", async () => {
  document.addEventListener("quire-open-overlay", (event) => event.preventDefault(), { once: true });
  await loadSession();
  fault = () => json({}, 401);
  await expect(press(topic("Innovation"))).resolves.toBe("idle");
  expect(sessionStore().getState()).toEqual({ status: "anonymous" });
  expect(sessionStorage.getItem("quire:intent")).not.toBeNull();
});
