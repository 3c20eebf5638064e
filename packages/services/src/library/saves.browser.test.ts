import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { storedWrites } from "@quire/conformance/outbox";
import type { TriggerSet } from "@quire/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { undoStore } from "../outbox/index.js";
import { loadSession, newReader, sessionStore } from "../session/index.js";
import { action as saveTrigger } from "./actions/save.js";
import { action as unsaveTrigger } from "./actions/unsave.js";
import { saveFromTrigger } from "./save-from-trigger.js";
import { saveItem, unsaveItem } from "./save-item.js";
import { savedStore } from "./saved-store.js";

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

let writes: { method: string; key: string | null; body: Record<string, unknown> }[] = [];
/** Ids of the requests for the saved state, one array for each request. */
let requests: string[][] = [];
let isKnown = true;
let reader = "1";
let isOnline = true;
/** True if the item is saved on the server. */
let isThere = false;
let fault: (() => Response | Promise<Response>) | undefined;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

async function serve(...input: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...input);
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/user/profile")) return isKnown ? json({ id: reader }) : json({}, 401);
  if (request.method === "GET" && pathname.endsWith("/user/saves")) {
    const ids = (new URL(request.url).searchParams.get("ids") ?? "").split(",").map(decodeURIComponent);
    requests.push(ids);
    return json({ saved: ids.filter((id) => id.startsWith("old")) });
  }
  if (request.method === "GET")
    return json({ saved: isThere, lists: isThere ? [{ id: "f1", name: "F" }] : [] });
  const body = await request.clone().json();
  writes.push({ method: request.method, key: request.headers.get("idempotency-key"), body });
  return (
    (await fault?.()) ?? (request.method === "POST" ? json({ id: body.id, title: body.title }) : json({}))
  );
}

beforeEach(() => {
  writes = [];
  requests = [];
  isKnown = true;
  reader = "1";
  isOnline = true;
  isThere = false;
  fault = undefined;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  newPage();
  vi.stubGlobal("fetch", serve);
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ITEM = { id: "7", title: "What Is Strategy?", url: "/2026/11/strategy" };
const isSaved = (id = "7") => savedStore().getState().saved.get(id);
const methods = () => writes.map(({ method }) => method);
const getAnnouncement = (role: "status" | "alert") =>
  document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector(`[role=${role}]`)?.textContent;

function insert(action: "save" | "unsave", data: Record<string, string> = {}) {
  const button = document.createElement("button");
  Object.assign(button.dataset, { quireDo: action, state: "idle", item: JSON.stringify(ITEM), ...data });
  document.body.append(button);
  return button;
}

/** Connects the triggers, like the loader. */
function connectAll(): void {
  for (const [action, trigger] of [["save", saveTrigger] as const, ["unsave", unsaveTrigger] as const]) {
    const elements = () => [...document.querySelectorAll<HTMLElement>(`[data-quire-do=${action}]`)];
    const set: TriggerSet = { elements, onDiscover: (paint) => paint(elements()) };
    trigger.connect?.(set);
  }
}

function press(element: HTMLElement, action: "save" | "unsave" = "save") {
  const { quireDo, state, ...data } = element.dataset;
  // Existing attributes have values.
  return saveFromTrigger({ element, data: data as Record<string, string>, keyboard: false }, action);
}

describe("saving", () => {
  beforeEach(() => loadSession());

  it("shows an item as saved before the response", async () => {
    let release = () => {};
    fault = () => new Promise((resolve) => (release = () => resolve(json(ITEM))));
    const saving = saveItem(ITEM);
    expect(isSaved()).toBe(true);
    await until(() => expect(writes).toHaveLength(1));
    release();
    await expect(saving).resolves.toMatchObject({ kind: "done" });
    expect(isSaved()).toBe(true);
  });

  it("is rolled back after a failure, with a message", async () => {
    fault = () => json({}, 500);
    const button = insert("save");
    connectAll();
    await expect(press(button)).rejects.toMatchObject({
      userMessage: "There was an error while processing your request, please try again later.",
    });
    // The state is `false` if the server's response has already arrived.
    expect(isSaved() ?? false).toBe(false);
    expect(button.ariaPressed).not.toBe("true");
    expect(writes).toHaveLength(1);
  });

  it("can be undone", async () => {
    const outcome = await saveItem(ITEM);
    if (outcome.kind === "done") await outcome.undo?.();
    expect(methods()).toEqual(["POST", "DELETE"]);
    expect(isSaved()).toBe(false);
  });

  it("offers no undo if the item was saved before", async () => {
    isThere = true;
    // A separate id, because messages to other tabs about an item also arrive in the next test.
    const item = { ...ITEM, id: "8" };
    await expect(saveItem(item)).resolves.toEqual({ kind: "done", undo: undefined });
    // The state is known now, so no request follows.
    await expect(saveItem({ ...item, title: "Strategy" })).resolves.toEqual({
      kind: "done",
      undo: undefined,
    });
    expect(methods()).toEqual(["POST", "POST"]);
    expect(isSaved("8")).toBe(true);
  });

  it("counts the item as saved before if its state is unknown", async () => {
    vi.stubGlobal("fetch", (...input: Parameters<typeof fetch>) =>
      new Request(...input).url.endsWith("/lists") ? json({}, 500) : serve(...input),
    );
    await expect(saveItem(ITEM)).resolves.toEqual({ kind: "done", undo: undefined });
  });

  it("can restore a discarded item and its folders", async () => {
    isThere = true;
    const outcome = await unsaveItem("7", ITEM);
    expect(isSaved()).toBe(false);
    if (outcome.kind === "done") await outcome.undo?.();
    expect(methods()).toEqual(["DELETE", "POST"]);
    expect(writes[1]?.body).toMatchObject({ id: "7", title: ITEM.title, listIds: ["f1"] });
    expect(isSaved()).toBe(true);
  });

  it("sends one request for simultaneous calls (robustness-40)", async () => {
    await Promise.all([saveItem(ITEM), saveItem(ITEM)]);
    expect(writes).toHaveLength(1);
  });

  it("waits while offline, survives a navigation, and is sent once", async () => {
    isOnline = false;
    const button = insert("save");
    await expect(press(button)).resolves.toBe("on");
    await until(() =>
      expect(getAnnouncement("status")).toBe(
        "You’re offline. We’ll do this when you’re back online. Press F8 to go to Undo.",
      ),
    );
    expect(writes).toEqual([]);
    document.querySelector("[data-quire-live]")?.remove();
    newPage();
    await loadSession();
    connectAll();
    await until(() => expect(button.ariaPressed).toBe("true"));
    isOnline = true;
    dispatchEvent(new Event("online"));
    await until(() => expect(storedWrites()).toEqual([]));
    expect(methods()).toEqual(["POST"]);
    expect(isSaved()).toBe(true);
    await until(() => expect(getAnnouncement("status")).toBe("Saved!"));
  });

  it("rolls back a delayed save that fails and shows a message", async () => {
    isOnline = false;
    await saveItem(ITEM);
    expect(isSaved()).toBe(true);
    isOnline = true;
    fault = () => json({}, 404);
    dispatchEvent(new Event("online"));
    await until(() =>
      expect(getAnnouncement("alert")).toBe(
        "There was an error while processing your request, please try again later.",
      ),
    );
    expect(isSaved()).toBeUndefined();
  });

  it("reports that the library is full (beyond-195)", async () => {
    fault = () => json({ errors: [{ code: "too-many", message: "Full." }] }, 422);
    const full = "My Library is full. Remove something and try again.";
    const button = insert("save");
    connectAll();
    await expect(press(button)).rejects.toMatchObject({ userMessage: full });
    expect(button.ariaPressed).not.toBe("true");
    isOnline = false;
    await saveItem(ITEM);
    isOnline = true;
    dispatchEvent(new Event("online"));
    await until(() => expect(getAnnouncement("alert")).toBe(full));
    expect([isSaved() ?? false, storedWrites()]).toEqual([false, []]);
  });

  it("undoes a waiting save without a request", async () => {
    isOnline = false;
    const outcome = await saveItem(ITEM);
    if (outcome.kind === "waiting") await outcome.undo?.();
    expect(isSaved()).toBeUndefined();
    isOnline = true;
    dispatchEvent(new Event("online"));
    await loadSession();
    expect(writes).toEqual([]);
  });

  it("does not discard a read-only item", async () => {
    fault = () => json({ errors: [{ code: "read-only" }] }, 403);
    await expect(unsaveItem("7")).resolves.toEqual({ kind: "read-only" });
    expect(isSaved()).toBeUndefined();
  });

  it("forgets the saves of the earlier user (robustness-39)", async () => {
    await saveItem(ITEM);
    reader = "2";
    newReader();
    await loadSession();
    expect(isSaved()).toBeUndefined();
  });

  it("fails on an HTML response, and is rolled back (robustness-20)", async () => {
    fault = () => new Response("<p>Hi", { headers: { "content-type": "text/html" } });
    await expect(saveItem(ITEM)).resolves.toMatchObject({
      kind: "failed",
      error: { code: "request/answer" },
    });
    expect(isSaved()).toBeUndefined();
  });

  it("fires content-action on the body (content-7.28)", async () => {
    const events: unknown[] = [];
    const listen = (event: Event) => events.push((event as CustomEvent).detail);
    document.body.addEventListener("content-action", listen);
    await saveItem(ITEM);
    document.body.removeEventListener("content-action", listen);
    expect(events).toEqual([{ action: "save", id: "7", url: "/2026/11/strategy" }]);
  });
});

describe("save triggers", () => {
  it("show 'Saved!' and 'Removed from My Library' with Undo (content-8.4, content-8.5)", async () => {
    await loadSession();
    await expect(press(insert("save"))).resolves.toBe("on");
    await until(() => expect(getAnnouncement("status")).toBe("Saved! Press F8 to go to Undo."));
    expect(undoStore().getState().offer?.message).toBe("Saved!");
    await expect(press(insert("unsave"), "unsave")).resolves.toBe("idle");
    await until(() =>
      expect(getAnnouncement("status")).toBe("Removed from My Library. Press F8 to go to Undo."),
    );
    await undoStore().getState().offer?.undo();
    expect(methods()).toEqual(["POST", "DELETE", "POST"]);
    await until(() => expect(getAnnouncement("status")).toBe("Saved!"));
  });

  it("show the saved state once the user is known", async () => {
    const [old, other] = [insert("save", { item: '{"id":"old","title":"Old"}' }), insert("save")];
    const end = insert("unsave", { item: '{"id":"old"}' });
    connectAll();
    expect(old.outerHTML).not.toContain("aria-pressed");
    await loadSession();
    await until(() => expect(old.ariaPressed).toBe("true"));
    expect([other.ariaPressed, end.dataset.state]).toEqual(["false", "on"]);
  });

  it("request each item's state once, at most 100 per request, including inserted triggers", async () => {
    await loadSession();
    const item = (id: string) => ({ item: JSON.stringify({ id, title: "T" }) });
    const buttons = Array.from({ length: 150 }, (_, index) => insert("save", item(`${index % 140}`)));
    const old = insert("save", item("old, 7%"));
    connectAll();
    await until(() => expect(old.ariaPressed).toBe("true"));
    await until(() => expect(buttons.at(-1)?.ariaPressed).toBe("false"));
    expect(requests.map((ids) => ids.length)).toEqual([100, 41]);
    connectAll();
    insert("save", item("new"));
    connectAll();
    await until(() => expect(requests.flat()).toContain("new"));
    expect(requests.map((ids) => ids.length)).toEqual([100, 41, 1]);
  });

  it("ignores an older response when the item was saved meanwhile", async () => {
    await loadSession();
    let answer = () => {};
    let isAsked = false;
    vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
      const request = new Request(...input);
      const isAsking = request.method === "GET" && request.url.includes("/user/saves?");
      if (isAsking) {
        isAsked = true;
        await new Promise<void>((resolve) => (answer = resolve));
      }
      return serve(request);
    });
    const button = insert("save");
    connectAll();
    await until(() => expect(isAsked).toBe(true));
    await press(button);
    answer();
    await until(() => expect(requests).toHaveLength(1));
    await rendered();
    expect(button.ariaPressed).toBe("true");
  });

  it("discard a saved item, and save it again with the next press", async () => {
    await loadSession();
    const button = insert("save");
    connectAll();
    await expect(press(button)).resolves.toBe("on");
    await expect(press(button)).resolves.toBe("idle");
    expect(button.ariaPressed).toBe("false");
    await expect(press(button)).resolves.toBe("on");
    expect(methods()).toEqual(["POST", "DELETE", "POST"]);
  });

  it("send one save when page code replaces the button meanwhile (beyond-228)", async () => {
    await loadSession();
    const answer = Promise.withResolvers<Response>();
    fault = () => answer.promise;
    const button = insert("save");
    connectAll();
    const first = press(button);
    await until(() => expect(methods()).toEqual(["POST"]));
    button.remove();
    const second = press(insert("save"));
    answer.resolve(json(ITEM));
    await expect(Promise.all([first, second])).resolves.toEqual(["on", "on"]);
    expect(methods()).toEqual(["POST"]);
  });

  it("send no save that waits from an earlier page (beyond-228)", async () => {
    await loadSession();
    isOnline = false;
    await press(insert("save"));
    newPage();
    await expect(press(insert("save"))).resolves.toBe("on");
    expect(storedWrites()).toHaveLength(1);
  });

  it("send no discard of an item that is not saved (beyond-228)", async () => {
    await loadSession();
    const [button, end] = [insert("save"), insert("unsave")];
    connectAll();
    await until(() => expect(button.ariaPressed).toBe("false"));
    end.dataset.state = "on";
    await expect(press(end, "unsave")).resolves.toBe("idle");
    expect(methods()).toEqual([]);
  });

  it("share the state of their item", async () => {
    await loadSession();
    const [one, another] = [insert("save"), insert("save")];
    connectAll();
    await press(one);
    expect(another.ariaPressed).toBe("true");
    await press(insert("unsave"), "unsave");
    expect([one.ariaPressed, another.ariaPressed]).toEqual(["false", "false"]);
  });
});

describe("a guest", () => {
  const opened: unknown[] = [];
  const open = (event: Event) => {
    event.preventDefault();
    opened.push((event as CustomEvent).detail.attributes);
  };

  beforeEach(async () => {
    isKnown = false;
    opened.length = 0;
    document.addEventListener("quire-open-overlay", open, { once: true });
    await loadSession();
  });
  afterEach(() => document.removeEventListener("quire-open-overlay", open));

  it("saves once after sign-in, with an announcement (content-6.1)", async () => {
    const button = insert("save");
    connectAll();
    await expect(press(button)).resolves.toBe("idle");
    expect(opened).toEqual([{ mode: "sign-in", reason: `Sign in to save “${ITEM.title}”.` }]);
    expect(writes).toEqual([]);
    isKnown = true;
    newPage(); // The page reloads after sign-in.
    await loadSession();
    connectAll();
    await until(() => expect(methods()).toEqual(["POST"]));
    await until(() => expect(isSaved()).toBe(true));
    await until(() => expect(getAnnouncement("status")).toBe("Saved! Press F8 to go to Undo."));
    expect(sessionStorage.getItem("quire:intent")).toBeNull();
  });

  it("is asked to register if the trigger's mode is `registration` (accounts-4.21)", async () => {
    await press(insert("save", { mode: "registration" }));
    expect(opened).toMatchObject([{ mode: "registration" }]);
  });

  it("sends nothing when `saveItem` is called", async () => {
    await expect(saveItem(ITEM)).resolves.toEqual({ kind: "sign-in-needed" });
    expect(writes).toEqual([]);
  });
});

it("asks for sign-in again after a 401", async () => {
  await loadSession();
  fault = () => json({}, 401);
  document.addEventListener("quire-open-overlay", (event) => event.preventDefault(), { once: true });
  await expect(press(insert("save"))).resolves.toBe("idle");
  expect(sessionStore().getState()).toEqual({ status: "anonymous" });
  expect(sessionStorage.getItem("quire:intent")).not.toBeNull();
});
