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
/** The ids of which it was asked whether they are saved, call by call. */
let asked: string[][] = [];
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
    asked.push(ids);
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
  asked = [];
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
const said = (role: "status" | "alert") =>
  document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector(`[role=${role}]`)?.textContent;

function insert(action: "save" | "unsave", data: Record<string, string> = {}) {
  const button = document.createElement("button");
  Object.assign(button.dataset, { quireDo: action, state: "idle", item: JSON.stringify(ITEM), ...data });
  document.body.append(button);
  return button;
}

/** As the loader connects them. */
function connectAll(): void {
  for (const [action, trigger] of [["save", saveTrigger] as const, ["unsave", unsaveTrigger] as const]) {
    const elements = () => [...document.querySelectorAll<HTMLElement>(`[data-quire-do=${action}]`)];
    const set: TriggerSet = { elements, onDiscover: (paint) => paint(elements()) };
    trigger.connect?.(set);
  }
}

function press(element: HTMLElement, action: "save" | "unsave" = "save") {
  const { quireDo, state, ...data } = element.dataset;
  // Attributes that are there have values.
  return saveFromTrigger({ element, data: data as Record<string, string>, keyboard: false }, action);
}

describe("saving", () => {
  beforeEach(() => loadSession());

  it("shows at once, before the server has answered", async () => {
    let release = () => {};
    fault = () => new Promise((resolve) => (release = () => resolve(json(ITEM))));
    const saving = saveItem(ITEM);
    expect(isSaved()).toBe(true);
    await until(() => expect(writes).toHaveLength(1));
    release();
    await expect(saving).resolves.toMatchObject({ kind: "done" });
    expect(isSaved()).toBe(true);
  });

  it("is rolled back where it fails, with a message", async () => {
    fault = () => json({}, 500);
    const button = insert("save");
    connectAll();
    await expect(press(button)).rejects.toMatchObject({
      userMessage: "There was an error while processing your request, please try again later.",
    });
    // The server may have said so by now.
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

  it("offers no undo when the item was saved before", async () => {
    isThere = true;
    // Of its own: what is told of an item to other tabs arrives in the next test's page as well.
    const item = { ...ITEM, id: "8" };
    await expect(saveItem(item)).resolves.toEqual({ kind: "done", undo: undefined });
    // Now it is known, and nobody is asked.
    await expect(saveItem({ ...item, title: "Strategy" })).resolves.toEqual({
      kind: "done",
      undo: undefined,
    });
    expect(methods()).toEqual(["POST", "POST"]);
    expect(isSaved("8")).toBe(true);
  });

  it("counts the item as saved before when its state is unknown", async () => {
    vi.stubGlobal("fetch", (...input: Parameters<typeof fetch>) =>
      new Request(...input).url.endsWith("/lists") ? json({}, 500) : serve(...input),
    );
    await expect(saveItem(ITEM)).resolves.toEqual({ kind: "done", undo: undefined });
  });

  it("discarding can be undone, into the folders too", async () => {
    isThere = true;
    const outcome = await unsaveItem("7", ITEM);
    expect(isSaved()).toBe(false);
    if (outcome.kind === "done") await outcome.undo?.();
    expect(methods()).toEqual(["DELETE", "POST"]);
    expect(writes[1]?.body).toMatchObject({ id: "7", title: ITEM.title, listIds: ["f1"] });
    expect(isSaved()).toBe(true);
  });

  it("asked for twice at once, sends one request (robustness-40)", async () => {
    await Promise.all([saveItem(ITEM), saveItem(ITEM)]);
    expect(writes).toHaveLength(1);
  });

  it("waits while offline, over pages, and is carried out once", async () => {
    isOnline = false;
    const button = insert("save");
    await expect(press(button)).resolves.toBe("on");
    await until(() =>
      expect(said("status")).toBe(
        "You are offline. It will be done when you are connected again. Press F8 to undo.",
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
    await until(() => expect(said("status")).toBe("Saved!"));
  });

  it("rolls back a delayed save that fails and shows a message", async () => {
    isOnline = false;
    await saveItem(ITEM);
    expect(isSaved()).toBe(true);
    isOnline = true;
    fault = () => json({}, 404);
    dispatchEvent(new Event("online"));
    await until(() =>
      expect(said("alert")).toBe("There was an error while processing your request, please try again later."),
    );
    expect(isSaved()).toBeUndefined();
  });

  it("says that the library is full when the server keeps no more (beyond-195)", async () => {
    fault = () => json({ errors: [{ code: "too-many", message: "Full." }] }, 422);
    const full = "Your library is full. Remove something from it and try again.";
    const button = insert("save");
    connectAll();
    await expect(press(button)).rejects.toMatchObject({ userMessage: full });
    expect(button.ariaPressed).not.toBe("true");
    isOnline = false;
    await saveItem(ITEM);
    isOnline = true;
    dispatchEvent(new Event("online"));
    await until(() => expect(said("alert")).toBe(full));
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

  it("a read-only item is not discarded", async () => {
    fault = () => json({ errors: [{ code: "read-only" }] }, 403);
    await expect(unsaveItem("7")).resolves.toEqual({ kind: "read-only" });
    expect(isSaved()).toBeUndefined();
  });

  it("one reader's saves are not the next one's (robustness-39)", async () => {
    await saveItem(ITEM);
    reader = "2";
    newReader();
    await loadSession();
    expect(isSaved()).toBeUndefined();
  });

  it("a page instead of an answer is a failure, and nothing is saved (robustness-20)", async () => {
    fault = () => new Response("<p>Hi", { headers: { "content-type": "text/html" } });
    await expect(saveItem(ITEM)).resolves.toMatchObject({
      kind: "failed",
      error: { code: "request/answer" },
    });
    expect(isSaved()).toBeUndefined();
  });

  it("fires content-action on the body (content-7.28)", async () => {
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent).detail);
    document.body.addEventListener("content-action", listen);
    await saveItem(ITEM);
    document.body.removeEventListener("content-action", listen);
    expect(heard).toEqual([{ action: "save", id: "7", url: "/2026/11/strategy" }]);
  });
});

describe("save triggers", () => {
  it("say 'Saved!' and 'Removed from My Library', and offer to undo (content-8.4, content-8.5)", async () => {
    await loadSession();
    await expect(press(insert("save"))).resolves.toBe("on");
    await until(() => expect(said("status")).toBe("Saved! Press F8 to undo."));
    expect(undoStore().getState().offer?.message).toBe("Saved!");
    await expect(press(insert("unsave"), "unsave")).resolves.toBe("idle");
    await until(() => expect(said("status")).toBe("Removed from My Library. Press F8 to undo."));
    await undoStore().getState().offer?.undo();
    expect(methods()).toEqual(["POST", "DELETE", "POST"]);
    await until(() => expect(said("status")).toBe("Saved!"));
  });

  it("show what is saved, once it is known who reads", async () => {
    const [old, other] = [insert("save", { item: '{"id":"old","title":"Old"}' }), insert("save")];
    const end = insert("unsave", { item: '{"id":"old"}' });
    connectAll();
    expect(old.outerHTML).not.toContain("aria-pressed");
    await loadSession();
    await until(() => expect(old.ariaPressed).toBe("true"));
    expect([other.ariaPressed, end.dataset.state]).toEqual(["false", "on"]);
  });

  it("ask about what the page shows, once, a hundred in a call, also what comes later", async () => {
    await loadSession();
    const item = (id: string) => ({ item: JSON.stringify({ id, title: "T" }) });
    const buttons = Array.from({ length: 150 }, (_, index) => insert("save", item(`${index % 140}`)));
    const old = insert("save", item("old, 7%"));
    connectAll();
    await until(() => expect(old.ariaPressed).toBe("true"));
    await until(() => expect(buttons.at(-1)?.ariaPressed).toBe("false"));
    expect(asked.map((ids) => ids.length)).toEqual([100, 41]);
    connectAll();
    insert("save", item("new"));
    connectAll();
    await until(() => expect(asked.flat()).toContain("new"));
    expect(asked.map((ids) => ids.length)).toEqual([100, 41, 1]);
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
    await until(() => expect(asked).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(button.ariaPressed).toBe("true");
  });

  it("a Save that shows as saved discards it, and then saves it again", async () => {
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

  it("stay in step with each other", async () => {
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

  it("signs in first; then it is saved once, and announced (content-6.1)", async () => {
    const button = insert("save");
    connectAll();
    await expect(press(button)).resolves.toBe("idle");
    expect(opened).toEqual([{ mode: "sign-in", reason: `Sign in to save ‘${ITEM.title}’.` }]);
    expect(writes).toEqual([]);
    isKnown = true;
    newPage(); // As after the reload.
    await loadSession();
    connectAll();
    await until(() => expect(methods()).toEqual(["POST"]));
    await until(() => expect(isSaved()).toBe(true));
    await until(() => expect(said("status")).toBe("Saved! Press F8 to undo."));
    expect(sessionStorage.getItem("quire:intent")).toBeNull();
  });

  it("registration can be forced instead of sign-in for save (accounts-4.21)", async () => {
    await press(insert("save", { mode: "registration" }));
    expect(opened).toMatchObject([{ mode: "registration" }]);
  });

  it("sends nothing by the function either", async () => {
    await expect(saveItem(ITEM)).resolves.toEqual({ kind: "sign-in-needed" });
    expect(writes).toEqual([]);
  });
});

it("asks to sign in again where the server no longer knows the reader", async () => {
  await loadSession();
  fault = () => json({}, 401);
  document.addEventListener("quire-open-overlay", (event) => event.preventDefault(), { once: true });
  await expect(press(insert("save"))).resolves.toBe("idle");
  expect(sessionStore().getState()).toEqual({ status: "anonymous" });
  expect(sessionStorage.getItem("quire:intent")).not.toBeNull();
});
