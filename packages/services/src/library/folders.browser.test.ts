import { newPage } from "@quire/conformance/new-page";
import { storedWrites } from "@quire/conformance/outbox";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadSession, newReader } from "../session/index.js";
import { addItemsToFolders } from "./bulk.js";
import { discardItems } from "./discard-items.js";
import { createFolder, deleteFolder, renameFolder } from "./edit-folder.js";
import { fileItem } from "./file-item.js";
import { fileItems } from "./file-items.js";
import { loadItemFolders } from "./folders-of-item.js";
import { foldersStore, loadFolders } from "./folders-store.js";
import { savedStore } from "./saved-store.js";
import { selectedFolderStore, selectFolder } from "./selected-folder.js";

interface RecordedRequest {
  readonly call: string;
  readonly body: Record<string, unknown> | undefined;
  readonly key: string | null;
}

let requests: RecordedRequest[] = [];
let answers: Record<string, () => Response> = {};
let reader = "1";

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const folder = (id: string, name: string, more = {}) => ({ id, name, description: "", slug: id, ...more });

async function serve(...input: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...input);
  const call = `${request.method} ${new URL(request.url).pathname.replace("/api/", "")}`;
  if (call.endsWith("user/profile")) return json({ id: reader });
  const body = request.method === "GET" ? undefined : await request.clone().json();
  requests.push({ call, body, key: request.headers.get("idempotency-key") });
  return answers[call]?.() ?? json({});
}

beforeEach(async () => {
  requests = [];
  reader = "1";
  answers = {
    "GET user/lists": () => json({ lists: [folder("2", "strategy"), folder("1", "Economics")] }),
    "POST user/lists": () => json(folder("3", "Innovation")),
    "DELETE user/lists": () => new Response(null, { status: 204 }),
    "POST user/saves": () => json({ id: "7", title: "A" }),
  };
  localStorage.clear();
  dispatchEvent(new Event("pagehide")); // Closes the channels of the earlier page to other tabs.
  newPage();
  vi.stubGlobal("fetch", serve);
  vi.spyOn(console, "error").mockImplementation(() => {});
  await loadSession();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const names = () =>
  foldersStore()
    .getState()
    .folders.map(({ name }) => name);
const calls = () => requests.map(({ call }) => call);
const ITEM = { id: "7", title: "A" };
const items = (...ids: string[]) => ids.map((id) => ({ id, title: `Item ${id}` }));
/** Items with an address, so that they can be restored. */
const full = (...ids: string[]) => items(...ids).map((item) => ({ ...item, url: `/${item.id}` }));

/** Returns the details of the `content-action` events that are dispatched while `run` runs. */
async function getPublished(run: () => Promise<unknown>): Promise<unknown[]> {
  const events: unknown[] = [];
  const listen = (event: Event) => events.push((event as CustomEvent).detail);
  document.body.addEventListener("content-action", listen);
  await run();
  document.body.removeEventListener("content-action", listen);
  return events;
}

describe("folders", () => {
  it("are loaded once, sorted by name", async () => {
    await Promise.all([loadFolders(), loadFolders()]);
    expect(names()).toEqual(["Economics", "strategy"]);
    expect(calls()).toEqual(["GET user/lists"]);
  });

  it("reload their counts after a change", async () => {
    let count = 2;
    answers["GET user/lists"] = () => json({ lists: [folder("1", "Economics", { count })] });
    await loadFolders();
    count = 3;
    await discardItems(["7"].map((id) => ({ id, title: "A" })));
    await expect.poll(() => foldersStore().getState().folders[0]?.count).toBe(3);
  });

  it("have the state failed, and load again at the next call", async () => {
    answers["GET user/lists"] = () => json({}, 404);
    await expect(loadFolders()).resolves.toMatchObject({ status: "failed", error: { status: 404 } });
    answers["GET user/lists"] = () => json({ lists: [] });
    await expect(loadFolders()).resolves.toMatchObject({ status: "ready" });
  });

  it("are created and shown in order", async () => {
    await loadFolders();
    await expect(createFolder({ name: " Innovation " })).resolves.toMatchObject({ kind: "done" });
    expect(requests.at(-1)).toMatchObject({ body: { name: "Innovation", description: "" } });
    expect(names()).toEqual(["Economics", "Innovation", "strategy"]);
  });

  it("have the outcome `taken` on 409 when created (content-8.1)", async () => {
    answers["POST user/lists"] = () => json({ errors: [{ code: "taken" }] }, 409);
    await expect(createFolder({ name: "Strategy" })).resolves.toEqual({ kind: "taken", name: "Strategy" });
    answers["POST user/lists"] = () => json({}, 500);
    await expect(createFolder({ name: "Strategy" })).resolves.toMatchObject({ kind: "failed" });
  });

  it("are created by one POST when submitted twice (robustness-40)", async () => {
    await Promise.all([createFolder({ name: "A" }), createFolder({ name: "A" })]);
    expect(calls()).toEqual(["POST user/lists"]);
  });

  it.each([
    ["the first message of the errors list", { errors: [{ message: "Too dull." }, { message: "No." }] }],
    ["the message field", { message: "Too dull." }],
  ])("have the outcome `refused` with %s when renamed (content-8.3)", async (_, failure) => {
    answers["POST user/lists"] = () => json(failure, 409);
    await expect(renameFolder("1", { name: "B" })).resolves.toEqual({
      kind: "refused",
      message: "Too dull.",
    });
  });

  it("are sorted again when renamed", async () => {
    await loadFolders();
    answers["POST user/lists"] = () => json(folder("1", "Zoology"));
    await renameFolder("1", { name: "Zoology", description: "Bears" });
    expect(requests.at(-1)?.body).toEqual({ id: "1", name: "Zoology", description: "Bears" });
    expect(names()).toEqual(["strategy", "Zoology"]);
  });

  it("are deleted, also when another tab has deleted them", async () => {
    await loadFolders();
    await expect(deleteFolder("1")).resolves.toMatchObject({ kind: "done" });
    answers["DELETE user/lists"] = () => json({}, 404);
    await expect(deleteFolder("2")).resolves.toMatchObject({ kind: "done" });
    expect(names()).toEqual([]);
  });

  it("are restored with their items on undo", async () => {
    await loadFolders();
    const items = [
      { id: "a", title: "A" },
      { id: "b", title: "B" },
    ];
    answers["GET user/list/1"] = () => json({ list: folder("1", "Economics"), items });
    answers["POST user/lists"] = () => json(folder("9", "Economics"));
    const outcome = await deleteFolder("1");
    if (outcome.kind !== "done") throw new Error(outcome.kind);
    requests = [];
    await expect(outcome.undo?.()).resolves.toMatchObject({ kind: "done", folder: { id: "9" } });
    expect(requests.map(({ call, body }) => [call, body])).toEqual([
      ["POST user/lists", { name: "Economics", description: "" }],
      ["POST user/lists/bulk-update", { itemId: ["a", "b"], listIds: ["9"] }],
    ]);
    expect(names()).toEqual(["Economics", "strategy"]);
  });

  it("are not restored for another user (robustness-39)", async () => {
    await loadFolders();
    answers["GET user/list/1"] = () => json({ list: folder("1", "Economics"), items: [] });
    const outcome = await deleteFolder("1");
    newReader();
    requests = [];
    await expect(outcome.kind === "done" && outcome.undo?.()).resolves.toEqual({ kind: "sign-in-needed" });
    expect(requests).toEqual([]);
  });

  it("have no undo when their items fail to load", async () => {
    await loadFolders();
    answers["GET user/list/1"] = () => json({}, 500);
    await expect(deleteFolder("1")).resolves.toEqual({ kind: "done", undo: undefined });
    expect(calls().filter((call) => call === "GET user/list/1")).toHaveLength(1);
  });

  it("update the selected slug when renamed, and select 'all' when the selected one is deleted", async () => {
    await loadFolders();
    selectFolder("1");
    answers["POST user/lists"] = () => json({ ...folder("1", "Zoology"), slug: "zoology" });
    await renameFolder("1", { name: "Zoology" });
    expect(selectedFolderStore().getState().slug).toBe("zoology");
    await deleteFolder("2");
    expect(selectedFolderStore().getState().slug).toBe("zoology");
    await deleteFolder("1");
    expect(selectedFolderStore().getState().slug).toBe("all");
  });

  it("are not deleted when read-only (content-6.9)", async () => {
    answers["DELETE user/lists"] = () => json({}, 403);
    await expect(deleteFolder("1")).resolves.toEqual({ kind: "read-only" });
  });

  it("are cleared when the user changes (robustness-39)", async () => {
    await loadFolders();
    reader = "2";
    newReader();
    await loadSession();
    expect(foldersStore().getState()).toMatchObject({ status: "unknown", folders: [] });
  });
});

describe("organising an item", () => {
  it("loads its folders", async () => {
    answers["GET user/saves/7/lists"] = () => json({ saved: true, lists: [folder("1", "Economics")] });
    await expect(loadItemFolders("7")).resolves.toMatchObject({ kind: "known", folders: [{ id: "1" }] });
    expect(savedStore().getState().saved.get("7")).toBe(true);
  });

  it("saves it, adds it to folders and removes it from others (content-7.13)", async () => {
    await expect(fileItem({ item: ITEM, add: ["1", "2"], remove: ["4"] })).resolves.toEqual({ kind: "done" });
    expect(requests.map(({ call, body }) => [call, body])).toMatchObject([
      ["POST user/saves", { id: "7" }],
      ["POST user/lists/bulk-update", { itemId: "7", listIds: ["1", "2"] }],
      ["DELETE user/lists/bulk-update", { itemId: "7", listIds: ["4"] }],
    ]);
  });

  it("creates a new folder in the same step", async () => {
    const filing = { item: ITEM, add: [], newFolder: { name: "Innovation" } };
    await expect(fileItem(filing)).resolves.toMatchObject({ kind: "done", folder: { id: "3" } });
    expect(requests.at(-1)?.body).toEqual({ itemId: "7", listIds: ["3"] });
  });

  it("does nothing else if the new folder is refused", async () => {
    answers["POST user/lists"] = () => json({}, 409);
    const filing = { item: ITEM, add: ["1"], newFolder: { name: "Strategy" } };
    const why = { kind: "taken", name: "Strategy" };
    await expect(fileItem(filing)).resolves.toEqual({ kind: "folder-not-made", why });
    expect(calls()).toEqual(["POST user/lists"]);
  });

  it("returns the new folder if adding fails, and retries only that step", async () => {
    answers["POST user/lists/bulk-update"] = () => json({}, 500);
    const outcome = await fileItem({ item: ITEM, add: [], newFolder: { name: "Innovation" } });
    expect(outcome).toMatchObject({
      kind: "not-filed",
      folder: { name: "Innovation" },
      why: { kind: "failed" },
    });
    delete answers["POST user/lists/bulk-update"];
    if (outcome.kind === "not-filed") {
      await expect(outcome.retry()).resolves.toMatchObject({ kind: "done", folder: { id: "3" } });
    }
    expect(calls().filter((call) => call === "POST user/lists")).toHaveLength(1);
    const keys = requests.filter(({ call }) => call === "POST user/lists/bulk-update").map(({ key }) => key);
    expect(keys[0]).toBe(keys[1]);
  });

  it("does not save an item that is saved already", async () => {
    await fileItem({ item: ITEM, add: ["1"], isSaved: true });
    expect(calls()).toEqual(["POST user/lists/bulk-update"]);
  });

  it("creates one folder and saves once when called twice (robustness-40)", async () => {
    const filing = { item: ITEM, add: [], newFolder: { name: "Innovation" } };
    await Promise.all([fileItem(filing), fileItem(filing)]);
    expect(calls()).toEqual(["POST user/lists", "POST user/saves", "POST user/lists/bulk-update"]);
  });

  it("discards the item and deletes the new folder on undo", async () => {
    const filing = { item: ITEM, add: [], newFolder: { name: "Innovation" }, isSaved: false };
    const outcome = await fileItem(filing);
    requests = [];
    await expect(outcome.undo?.()).resolves.toBe(true);
    expect(calls()).toEqual(["DELETE user/saves", "DELETE user/lists"]);
    expect(savedStore().getState().saved.get("7")).toBe(false);
  });

  it("restores the folders of a saved item on undo", async () => {
    const outcome = await fileItem({ item: ITEM, add: ["1"], remove: ["4"], isSaved: true });
    requests = [];
    await expect(outcome.undo?.()).resolves.toBe(true);
    expect(requests.map(({ call, body }) => [call, body])).toEqual([
      ["POST user/lists/bulk-update", { itemId: "7", listIds: ["4"] }],
      ["DELETE user/lists/bulk-update", { itemId: "7", listIds: ["1"] }],
    ]);
  });

  it("has no undo when the earlier state is unknown", async () => {
    await expect(fileItem({ item: ITEM, add: ["1"] })).resolves.toEqual({ kind: "done" });
  });

  it("returns the folders that failed", async () => {
    const failed = [{ itemId: "7", listId: "2", code: "read-only", message: "" }];
    answers["POST user/lists/bulk-update"] = () => json({ failed });
    await expect(fileItem({ item: ITEM, add: ["1", "2"] })).resolves.toEqual({ kind: "partly", failed });
  });
});

describe("filing without a connection", () => {
  let isOnline: boolean;
  const filing = { item: ITEM, add: ["1"], newFolder: { name: "Innovation" }, isSaved: false };
  const left = () => storedWrites().length;

  beforeEach(() => {
    isOnline = false;
    vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  });

  it("waits, shows the item as saved, and is sent once when online (beyond-13)", async () => {
    await expect(fileItem(filing)).resolves.toMatchObject({ kind: "waiting" });
    expect(calls()).toEqual([]);
    expect(savedStore().getState().saved.get("7")).toBe(true);
    isOnline = true;
    dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(left()).toBe(0), { timeout: 5_000 });
    expect(calls()).toEqual(["POST user/lists", "POST user/saves", "POST user/lists/bulk-update"]);
    expect(savedStore().getState().saved.get("7")).toBe(true);
  });

  it("repeats its steps with the same keys after a lost connection (beyond-13)", async () => {
    isOnline = true;
    answers["POST user/lists/bulk-update"] = () => {
      throw new TypeError("network");
    };
    await expect(fileItem(filing)).resolves.toMatchObject({ kind: "waiting" });
    const before = requests.slice(0, 3).map(({ call, key }) => [call, key]);
    delete answers["POST user/lists/bulk-update"];
    requests = [];
    dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(left()).toBe(0), { timeout: 5_000 });
    expect(requests.map(({ call, key }) => [call, key])).toEqual(before);
    expect(new Set(before.map(([, key]) => key)).size).toBe(3);
  });

  it("is undone without a request", async () => {
    const outcome = await fileItem(filing);
    await expect(outcome.undo?.()).resolves.toBe(true);
    expect([calls(), left()]).toEqual([[], 0]);
  });
});

describe("filing many items", () => {
  it("creates the new folder, fills it, and reports its progress", async () => {
    const ids = Array.from({ length: 450 }, (_, i) => String(i));
    const counts: number[] = [];
    const outcome = await fileItems({ ids, add: [], newFolder: { name: "Innovation" } }, (count) =>
      counts.push(count),
    );
    expect(outcome).toMatchObject({ kind: "done", folder: { id: "3" } });
    expect(counts).toEqual([200, 400, 450]);
    expect(calls()).toEqual(["POST user/lists", ...Array(3).fill("POST user/lists/bulk-update")]);
    expect(new Set(requests.map(({ key }) => key)).size).toBe(4);
  });

  it("reports each failed item", async () => {
    const failed = [{ itemId: "b", listId: "1", code: "not-saved", message: "" }];
    answers["POST user/lists/bulk-update"] = () => json({ failed });
    await expect(fileItems({ ids: ["a", "b"], add: ["1"] })).resolves.toMatchObject({
      kind: "partly",
      failed,
    });
  });

  it("removes only newly added items from the folders on undo", async () => {
    answers["GET user/list/1"] = () => json({ list: folder("1", "Economics"), items: items("a") });
    answers["GET user/list/2"] = () => json({ list: folder("2", "strategy"), items: [] });
    const failed = [{ itemId: "c", listId: "2", code: "not-saved", message: "" }];
    answers["POST user/lists/bulk-update"] = () => json({ failed });
    const { undo } = await fileItems({ ids: ["a", "b", "c"], add: ["1", "2"] });
    requests = [];
    await expect(undo?.()).resolves.toBe(true);
    expect(requests.map(({ call, body }) => [call, body])).toEqual([
      ["DELETE user/lists/bulk-update", { itemId: ["b", "c"], listIds: ["1"] }],
      ["DELETE user/lists/bulk-update", { itemId: ["a", "b"], listIds: ["2"] }],
    ]);
    expect(new Set(requests.map(({ key }) => key)).size).toBe(2);
  });

  it("deletes the new folder on undo", async () => {
    const { undo } = await fileItems({ ids: ["a"], add: [], newFolder: { name: "Innovation" } });
    requests = [];
    await expect(undo?.()).resolves.toBe(true);
    expect(requests.at(-1)).toMatchObject({ call: "DELETE user/lists", body: { id: "3" } });
    answers["DELETE user/lists"] = () => json({}, 500);
    const other = await fileItems({ ids: ["a"], add: [], newFolder: { name: "Innovation" } });
    await expect(other.undo?.()).resolves.toBe(false);
  });

  it("has no undo when the items of the folders fail to load", async () => {
    answers["GET user/list/1"] = () => json({}, 404);
    await expect(fileItems({ ids: ["a"], add: ["1"] })).resolves.toEqual({ kind: "done" });
  });
});

describe("bulk actions", () => {
  it("report each failed item", async () => {
    const failed = [{ itemId: "b", listId: "1", code: "not-saved", message: "" }];
    answers["POST user/lists/bulk-update"] = () => json({ failed });
    await expect(addItemsToFolders(["a", "b", "c"], ["1"])).resolves.toEqual({
      kind: "done",
      done: ["a", "c"],
      failed,
    });
  });

  it("discard items with one call, and show them as discarded", async () => {
    answers["DELETE user/saves"] = () => json({ failed: [{ itemId: "b", code: "read-only" }] });
    const outcome = await discardItems(items("a", "b", "a"));
    expect(outcome).toMatchObject({ kind: "done", done: ["a"], failed: [{ itemId: "b" }] });
    expect(requests.map(({ body }) => body)).toEqual([{ id: ["a", "b"] }]);
    expect(savedStore().getState().saved.get("a")).toBe(false);
    expect(savedStore().getState().saved.get("b")).toBeUndefined();
  });

  it("dispatch content-action only for each successful item (content-7.28)", async () => {
    answers["DELETE user/saves"] = () => json({ failed: [{ itemId: "b", code: "read-only" }] });
    await expect(getPublished(() => discardItems(items("a", "b")))).resolves.toEqual([
      { action: "discard", id: "a" },
    ]);
    const filing = { ids: ["a", "c"], add: ["1"] };
    await expect(getPublished(() => fileItems(filing))).resolves.toEqual([
      { action: "organize", id: "a" },
      { action: "organize", id: "c" },
    ]);
  });

  it("report the items of earlier calls as done when a later call fails", async () => {
    const ids = Array.from({ length: 250 }, (_, i) => String(i));
    answers["DELETE user/saves"] = () => (requests.length === 1 ? json({}) : json({}, 500));
    const counts: number[] = [];
    const outcome = await discardItems(items(...ids), (count) => counts.push(count));
    if (outcome.kind !== "done") throw new Error(outcome.kind);
    expect([outcome.done.length, outcome.failed.length]).toEqual([200, 50]);
    expect(counts).toEqual([200]);
  });

  it("wait in the outbox without a connection, and show at once", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await expect(discardItems(items("a", "b"))).resolves.toEqual({ kind: "waiting" });
    expect([...savedStore().getState().saved]).toEqual([
      ["a", false],
      ["b", false],
    ]);
    expect(calls()).toEqual([]);
  });

  it("restore discarded items to their folders on undo", async () => {
    answers["GET user/list/1"] = () => json({ list: folder("1", "Economics"), items: items("a", "x") });
    answers["GET user/list/2"] = () => json({ list: folder("2", "strategy"), items: items("a") });
    answers["DELETE user/saves"] = () => json({ failed: [{ itemId: "b", code: "read-only" }] });
    const { undo } = await discardItems(full("a", "b", "c"));
    requests = [];
    const undoing = undo?.();
    expect(savedStore().getState().saved.get("c")).toBe(true);
    await expect(undoing).resolves.toEqual({ done: ["a", "c"], failed: [] });
    expect(requests.map(({ call, body }) => [call, body?.id, body?.url, body?.listIds])).toEqual([
      ["POST user/saves", "a", "/a", ["1", "2"]],
      ["POST user/saves", "c", "/c", []],
    ]);
    expect(new Set(requests.map(({ key }) => key)).size).toBe(2);
  });

  it("load the folders of a few discarded items, and report those that an undo cannot restore", async () => {
    answers["GET user/saves/a/lists"] = () => json({ saved: true, lists: [folder("1", "Economics")] });
    const { undo } = await discardItems(full("a"));
    expect(calls()).toEqual(["GET user/lists", "GET user/saves/a/lists", "DELETE user/saves"]);
    answers["POST user/saves"] = () => json({}, 404);
    await expect(undo?.()).resolves.toEqual({ done: [], failed: ["a"] });
    expect(requests.at(-1)?.body).toMatchObject({ listIds: ["1"] });
    expect(savedStore().getState().saved.get("a")).toBe(false);
  });

  it("have no undo for items without an address, or for more than 100 items", async () => {
    const many = full(...Array.from({ length: 101 }, (_, i) => String(i)));
    for (const itemSet of [[...full("a"), ...items("b")], many]) {
      await expect(discardItems(itemSet)).resolves.not.toHaveProperty("undo");
    }
    expect(calls()).toEqual(["DELETE user/saves", "DELETE user/saves"]);
  });

  it("are undone without a request while they wait", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { undo } = await discardItems(full("a", "b"));
    await expect(undo?.()).resolves.toEqual({ done: ["a", "b"], failed: [] });
    expect([calls(), savedStore().getState().waiting.size]).toEqual([[], 0]);
  });

  it("change nothing when the call fails", async () => {
    answers["DELETE user/saves"] = () => json({}, 500);
    await expect(discardItems(items("a"))).resolves.toMatchObject({ kind: "failed" });
    expect(savedStore().getState().saved.size).toBe(0);
  });
});
