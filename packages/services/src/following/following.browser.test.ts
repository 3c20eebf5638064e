import { newPage } from "@quire/conformance/new-page";
import { storedWrites } from "@quire/conformance/outbox";
import { type TriggerSet, toastStore } from "@quire/core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { configure } from "../configuration/index.js";
import { undoStore } from "../outbox/index.js";
import { loadSession, sessionStore } from "../session/index.js";
import { action as followTrigger } from "./actions/follow.js";
import { action as unfollowTrigger } from "./actions/unfollow.js";
import { action as unsubscribeTrigger } from "./actions/unsubscribe-all.js";
import { start as startFollowing } from "./before-paint.js";
import { follow } from "./follow.js";
import { followFromTrigger } from "./follow-from-trigger.js";
import { followPending } from "./follow-pending.js";
import { followingStore } from "./following-store.js";
import { unsubscribeAll } from "./unsubscribe-all.js";

/** Waits longer than the default, because other tests can slow down the machine. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

let requests: { method: string; body: unknown }[] = [];
let paths: string[] = [];
let isKnown = true;
let fault: (() => Response) | undefined;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

async function serve(...input: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...input);
  if (request.url.endsWith("/user/profile")) {
    return isKnown ? json({ id: "1", topics: [{ name: "Strategy" }] }) : json({}, 401);
  }
  paths.push(new URL(request.url).pathname);
  requests.push({ method: request.method, body: await request.clone().json() });
  return fault?.() ?? new Response(null, { status: 204 });
}

beforeAll(() => vi.stubGlobal("fetch", serve));
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  requests = [];
  paths = [];
  isKnown = true;
  fault = undefined;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  newPage();
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

/** Connects the triggers, like the loader. */
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
  // Existing attributes have values.
  return followFromTrigger({ element, data: data as Record<string, string>, keyboard: false }, action);
};

it("sends no follow that another tab has already sent", async () => {
  await loadSession();
  const user = { id: "1", topics: [{ name: "Strategy" }, { name: "Innovation" }] };
  localStorage.setItem("user", JSON.stringify(user));
  await expect(follow({ type: "topic", name: "Innovation" })).resolves.toMatchObject({ kind: "done" });
  expect(requests).toEqual([]);
  expect(followingStore().getState().followed.has("topic Innovation")).toBe(true);
  await follow({ type: "topic", name: "Economics" });
  expect(requests).toEqual([{ method: "POST", body: { type: "topic", name: "Economics" } }]);
});

it("offers one Undo for simultaneous clicks on several buttons of one topic", async () => {
  await loadSession();
  const offered = vi.fn();
  const stop = undoStore().subscribe(({ offer }) => offer && offered());
  await Promise.all([press(topic("Innovation")), press(topic("Innovation"))]);
  stop();
  expect([requests.length, offered.mock.calls.length]).toEqual([1, 1]);
});

it("sends no second follow if page code removes a followed button's state (beyond-206)", async () => {
  await loadSession();
  const button = topic("Strategy");
  connectAll();
  for (const name of ["data-state", "aria-pressed", "aria-disabled", "disabled"])
    button.removeAttribute(name);
  await expect(press(button)).resolves.toBe("on");
  expect(requests).toEqual([]);
  button.dataset.state = "on";
  connectAll();
  expect([button.disabled, button.ariaPressed]).toEqual([true, "true"]);
});

describe("follow triggers", () => {
  it("have no state while the user is unknown", () => {
    const button = topic("Strategy");
    connectAll();
    expect(button.outerHTML).not.toMatch(/aria-pressed|disabled/);
  });

  it("are disabled and pressed for a followed topic (content-4.7)", async () => {
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

  it("keep keyboard focus after a press, and are disabled when they lose it", async () => {
    const [button, next] = [topic("Innovation"), topic("Finance")];
    connectAll();
    await loadSession();
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await press(button);
    expect(document.activeElement).toBe(button);
    expect(button).toMatchObject({ disabled: false, ariaDisabled: "true", ariaPressed: "true" });
    await userEvent.tab();
    expect(document.activeElement).toBe(next);
    expect(button).toMatchObject({ disabled: true, ariaDisabled: null });
    await press(next);
    await press(next, "unfollow");
    expect(document.activeElement).toBe(next);
    await userEvent.tab();
    expect(next).toMatchObject({ disabled: false, ariaDisabled: null, ariaPressed: "false" });
  });

  it("share the state of their topic: follow disables all, unfollow enables all (content-4.7)", async () => {
    const buttons = [topic("Innovation"), topic("Innovation")];
    const end = topic("Innovation", "unfollow");
    connectAll();
    await loadSession();
    await expect(press(topic("Innovation"))).resolves.toBe("on");
    expect(requests).toEqual([{ method: "POST", body: { type: "topic", name: "Innovation" } }]);
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
    expect(end.dataset.state).toBe("on");
    await expect(press(end, "unfollow")).resolves.toBe("idle");
    expect(requests.at(-1)?.method).toBe("DELETE");
    expect(buttons.map(({ disabled, ariaPressed }) => [disabled, ariaPressed])).toEqual([
      [false, "false"],
      [false, "false"],
    ]);
  });

  it("change only the affected one of 1,000 triggers", async () => {
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

  it("send one POST for two clicks on one topic (robustness-40)", async () => {
    await loadSession();
    await Promise.all([press(topic("Innovation")), press(topic("Innovation"))]);
    expect(requests).toHaveLength(1);
  });

  it("reject with `trigger/incomplete` if they have no name", async () => {
    await expect(press(insert("button", "follow", { type: "topic" }))).rejects.toMatchObject({
      code: "trigger/incomplete",
    });
  });
});

describe("a guest", () => {
  beforeEach(async () => {
    isKnown = false;
    await loadSession();
  });

  it("is asked to sign in, and follows after sign-in (content-6.3)", async () => {
    const opened = vi.fn((event: Event) => {
      event.preventDefault();
      return (event as CustomEvent).detail;
    });
    document.addEventListener("quire-open-overlay", opened, { once: true });
    const button = topic("Innovation");
    await expect(press(button)).resolves.toBe("idle");
    expect(requests).toEqual([]);
    const attributes = { mode: "sign-in", reason: "Sign in to follow Innovation." };
    expect(opened).toHaveReturnedWith({ name: "auth-modal", attributes, trigger: button, keyboard: false });
    const stored = JSON.parse(sessionStorage.getItem("quire:intent") ?? "");
    await followPending("follow", stored.data);
    expect(toastStore().getState().latest?.message).toBe("You are now following Innovation.");
    expect(requests).toEqual([{ method: "POST", body: { type: "topic", name: "Innovation" } }]);
  });

  it("stores a follow with followType 'enable-this' in follow-subscribe-data until sign-in (accounts-4.22)", async () => {
    document.addEventListener("quire-open-overlay", (event) => event.preventDefault(), { once: true });
    await press(insert("button", "follow", { type: "topic", name: "Innovation", followType: "enable-this" }));
    const stored = JSON.parse(localStorage.getItem("follow-subscribe-data") ?? "");
    expect(stored).toMatchObject({ followType: "enable-this", type: "topic", name: "Innovation" });
    expect(sessionStorage.getItem("quire:intent")).toBeNull();
    isKnown = true;
    newPage();
    await loadSession();
    startFollowing();
    await until(() =>
      expect(requests).toEqual([{ method: "POST", body: { type: "topic", name: "Innovation" } }]),
    );
    expect(localStorage.getItem("follow-subscribe-data")).toBeNull();
  });

  it("signs up for a newsletter with the value of the e-mail field (content-3.11)", async () => {
    const form = document.createElement("form");
    form.innerHTML = '<input type="email">';
    const button = insert("button", "follow", { type: "newsletter", name: "The Daily Brief" });
    form.append(button);
    document.body.append(form);
    const field = form.querySelector("input");
    if (field) field.value = "ada@quire.test";
    connectAll();
    await expect(press(button)).resolves.toBe("on");
    expect(requests).toEqual([
      { method: "POST", body: { name: "The Daily Brief", email: "ada@quire.test" } },
    ]);
    expect(paths).toEqual(["/api/newsletters/subscribe"]);
    expect(button.disabled).toBe(true);
  });

  it("signs up for a marketing campaign by e-mail (content-3.11, content-7.23)", async () => {
    const button = insert("button", "follow", {
      type: "marketingCampaign",
      name: "7",
      email: "ada@quire.test",
    });
    await expect(press(button)).resolves.toBe("on");
    expect(requests).toEqual([{ method: "POST", body: { name: "7", email: "ada@quire.test" } }]);
    expect(paths).toEqual(["/api/marketingcampaign/subscribe"]);
  });

  it("sends no second sign-up if page code enables the button (beyond-206)", async () => {
    const button = insert("button", "follow", { type: "newsletter", name: "Brief", email: "ada@quire.test" });
    connectAll();
    await press(button);
    button.disabled = false;
    await expect(press(button)).resolves.toBe("on");
    expect(requests).toHaveLength(1);
  });

  it("gets an error for an invalid e-mail (accounts-5.15)", async () => {
    const button = insert("button", "follow", { type: "newsletter", name: "Brief", email: "a@" });
    await expect(press(button)).rejects.toMatchObject({ userMessage: "Please enter a valid email address." });
    expect(requests).toEqual([]);
  });
});

describe("a signed-in user", () => {
  const set = () => followingStore().getState().followed;
  let isOnline = true;

  beforeEach(async () => {
    isOnline = true;
    vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
    await loadSession();
  });

  it("sees a follow at once, and its rollback after a failure", async () => {
    let release = () => {};
    const failing = new Promise<Response>((resolve) => (release = () => resolve(json({}, 500))));
    fault = () => failing as unknown as Response;
    const outcome = follow({ type: "topic", name: "Innovation" });
    expect(set()).toContain("topic Innovation");
    release();
    await expect(outcome).resolves.toMatchObject({ kind: "failed", error: { status: 500 } });
    expect(set()).not.toContain("topic Innovation");
  });

  it("gets the same state from the click and from the response", async () => {
    const painted: boolean[] = [];
    const end = followingStore().subscribe(({ followed }) => painted.push(followed.has("topic Innovation")));
    await follow({ type: "topic", name: "Innovation" });
    end();
    expect(painted).toEqual([true, true]);
  });

  it("can undo a follow", async () => {
    await press(topic("Innovation"));
    expect(undoStore().getState().offer?.message).toBe("You are now following Innovation.");
    await undoStore().getState().offer?.undo();
    expect(requests.map(({ method }) => method)).toEqual(["POST", "DELETE"]);
    expect(set()).not.toContain("topic Innovation");
  });

  it("follows once after the connection is restored", async () => {
    isOnline = false;
    await expect(follow({ type: "topic", name: "Innovation" })).resolves.toMatchObject({ kind: "waiting" });
    expect(set()).toContain("topic Innovation");
    expect(requests).toEqual([]);
    newPage();
    await loadSession();
    connectAll();
    await until(() => expect(set()).toContain("topic Innovation"));
    isOnline = true;
    dispatchEvent(new Event("online"));
    await until(() => expect(requests).toHaveLength(1));
    await until(() => expect(storedWrites()).toEqual([]));
    expect(set()).toContain("topic Innovation");
  });

  it("can undo an offline follow without a request", async () => {
    isOnline = false;
    const outcome = await follow({ type: "topic", name: "Innovation" });
    if (outcome.kind === "waiting") await outcome.undo?.();
    expect(set()).not.toContain("topic Innovation");
    isOnline = true;
    dispatchEvent(new Event("online"));
    await loadSession();
    expect(requests).toEqual([]);
  });

  it("unsubscribes from everything with one request (content-7.19)", async () => {
    await expect(unsubscribeAll()).resolves.toEqual({ kind: "done" });
    expect([requests, paths]).toEqual([[{ method: "DELETE", body: {} }], ["/api/user/unsubscribe/all"]]);
    expect([...set()]).toEqual([]);
  });

  it("reports each ended follow to analytics, and no failed one (content-7.29)", async () => {
    const events: unknown[] = [];
    const record = (event: Event) => events.push((event as CustomEvent).detail);
    document.body.addEventListener("unfollow", record);
    await unsubscribeAll("newsletter");
    fault = () => json({}, 500);
    await unsubscribeAll();
    expect(events).toEqual([]);
    fault = undefined;
    await unsubscribeAll();
    document.body.removeEventListener("unfollow", record);
    expect(events).toEqual([{ type: "topic", name: "Strategy" }]);
  });

  it("sees customer service's hours and contacts after a failure (content-8.10)", async () => {
    configure({ customerService: { phone: "+1 800 555 0142", email: "help@quire.test" } });
    const userMessage =
      "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7. · US and Canada: +1 800 555 0142 · help@quire.test";
    fault = () => json({}, 500);
    const element = insert("button", "unsubscribe-all", {});
    const ending = unsubscribeTrigger.run({ element, data: {}, keyboard: false });
    await expect(ending).rejects.toMatchObject({ userMessage });
    await expect(press(topic("Innovation"))).rejects.toMatchObject({ userMessage });
  });

  it("unsubscribes from all of one type (content-7.19)", async () => {
    await unsubscribeAll("newsletter");
    expect(requests).toEqual([{ method: "DELETE", body: { type: "newsletter" } }]);
    expect([...set()]).toEqual(["topic Strategy"]);
  });

  it("still follows everything after a failed unsubscription (content-8.10)", async () => {
    fault = () => json({}, 500);
    await expect(unsubscribeAll()).resolves.toMatchObject({ kind: "failed" });
    expect(requests).toHaveLength(1);
    expect([...set()]).toEqual(["topic Strategy"]);
  });
});

it("asks for sign-in again after a 401", async () => {
  document.addEventListener("quire-open-overlay", (event) => event.preventDefault(), { once: true });
  await loadSession();
  fault = () => json({}, 401);
  await expect(press(topic("Innovation"))).resolves.toBe("idle");
  expect(sessionStore().getState()).toEqual({ status: "anonymous" });
  expect(sessionStorage.getItem("quire:intent")).not.toBeNull();
});

it("reports that the account has reached its limit of follows (beyond-195)", async () => {
  await loadSession();
  connectAll();
  const button = topic("Innovation");
  fault = () => json({ errors: [{ code: "too-many", message: "Full." }] }, 422);
  await expect(press(button)).rejects.toMatchObject({
    userMessage: "You’ve reached the limit for topics and newsletters. Stop following one and try again.",
  });
  expect(button.dataset.state).toBe("idle");
});

it.each([
  ["subscriber-only", "Innovation is for subscribers only. Subscribe to follow it."],
  ["executive-only", "Innovation is for Executive subscribers only."],
])(
  "shows the message of a refused %s topic, and restores the button (accounts-6.9, content-6.8, beyond-178)",
  async (code, words) => {
    await loadSession();
    connectAll();
    const button = topic("Innovation");
    fault = () => json({ errors: [{ code, message: "Not for you." }] }, 403);
    await expect(press(button)).resolves.toBe("idle");
    expect(toastStore().getState().latest).toEqual({ message: words, tone: "error" });
    expect(button.disabled).toBe(false);
    expect(button.dataset.state).toBe("idle");
  },
);

describe("an unsubscribe-all trigger", () => {
  const end = (data: Record<string, string> = {}) =>
    unsubscribeTrigger.run({ element: insert("button", "unsubscribe-all", data), data, keyboard: false });

  it("unsubscribes from everything and confirms it (content-7.19)", async () => {
    await loadSession();
    await expect(end()).resolves.toBe("done");
    expect(requests).toEqual([{ method: "DELETE", body: {} }]);
    expect(undoStore().getState().offer?.message).toBe(
      "You are no longer following or subscribed to anything.",
    );
    expect([...followingStore().getState().followed]).toEqual([]);
  });

  it("follows the same again after Undo (beyond-177)", async () => {
    await loadSession();
    await end();
    await undoStore().getState().offer?.undo();
    expect(requests.at(-1)).toEqual({ method: "POST", body: { type: "topic", name: "Strategy" } });
    expect([...followingStore().getState().followed]).toEqual(["topic Strategy"]);
  });

  it("unsubscribes from all of its type", async () => {
    await loadSession();
    await end({ type: "newsletter" });
    expect(requests).toEqual([{ method: "DELETE", body: { type: "newsletter" } }]);
  });

  it("rejects with the generic message after a failure (content-8.10)", async () => {
    await loadSession();
    fault = () => json({}, 500);
    await expect(end()).rejects.toMatchObject({
      userMessage:
        "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7.",
    });
  });

  it("asks a guest for sign-in", async () => {
    isKnown = false;
    await loadSession();
    fault = () => json({}, 401);
    const opened = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener("quire-open-overlay", opened, { once: true });
    await expect(end()).resolves.toBe("idle");
    expect(opened).toHaveBeenCalledTimes(1);
  });
});
