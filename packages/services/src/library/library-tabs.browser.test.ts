import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadSession } from "../session/index.js";
import { createFolder } from "./edit-folder.js";
import { foldersStore, loadFolders } from "./folders-store.js";
import { type LibraryChange, onOtherTabs } from "./library-tabs.js";
import { saveItem, unsaveItem } from "./save-item.js";
import { savedStore } from "./saved-store.js";
import { selectedFolderStore, selectFolder } from "./selected-folder.js";

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

let lists: { id: string; name: string; slug: string }[] = [];
/** Simulates another tab of the same user. */
let other: BroadcastChannel;
let events: unknown[] = [];

async function serve(...input: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...input);
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/user/profile")) return json({ id: "1" });
  if (request.method === "GET") return json({ lists, saved: false });
  if (request.method === "DELETE") return json({});
  return json({ id: "9", slug: "new", ...(await request.clone().json()) });
}

beforeEach(async () => {
  dispatchEvent(new Event("pagehide")); // The previous page closes its channels.
  newPage();
  localStorage.clear();
  vi.stubGlobal("fetch", serve);
  lists = [{ id: "1", name: "Prices", slug: "prices" }];
  events = [];
  other = new BroadcastChannel("quire:library");
  other.onmessage = ({ data }) => events.push(data);
  await loadSession();
});
afterEach(() => {
  other.close();
  vi.unstubAllGlobals();
});

const postFromOther = (ids: readonly string[], isSaved?: boolean, reader = "1") =>
  other.postMessage({ reader, ids, isSaved });
const isSaved = (id: string) => savedStore().getState().saved.get(id);

it("shows items that another tab saved and discarded", async () => {
  expect(isSaved("7")).toBeUndefined();
  postFromOther(["7", "8"], true);
  await until(() => expect(isSaved("7")).toBe(true));
  postFromOther(["7"], false);
  await until(() => expect(isSaved("7")).toBe(false));
  expect(isSaved("8")).toBe(true);
});

it("ignores tabs of another user and invalid messages", async () => {
  savedStore();
  const changes: LibraryChange[] = [];
  const end = onOtherTabs((change) => changes.push(change));
  postFromOther(["7"], true, "2");
  other.postMessage({ reader: "1", ids: ["7"], isSaved: "yes" });
  other.postMessage("saved");
  postFromOther(["8"], true);
  await until(() => expect(isSaved("8")).toBe(true));
  expect(isSaved("7")).toBeUndefined();
  expect(changes).toEqual([{ reader: "1", ids: ["8"], isSaved: true }]);
  end();
  postFromOther(["9"], true);
  await until(() => expect(isSaved("9")).toBe(true));
  expect(changes).toHaveLength(1);
});

it("notifies other tabs once the server has confirmed a write", async () => {
  await saveItem({ id: "7", title: "A" });
  await until(() => expect(events).toEqual([{ reader: "1", ids: ["7"], isSaved: true }]));
  await unsaveItem("7");
  await until(() => expect(events.at(-1)).toEqual({ reader: "1", ids: ["7"], isSaved: false }));
  await createFolder({ name: "New" });
  await until(() => expect(events.at(-1)).toEqual({ reader: "1", ids: [] }));
});

it("notifies no other tab if a write fails", async () => {
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) =>
    new Request(...input).method === "GET" ? serve(...input) : json({}, 500),
  );
  await saveItem({ id: "7", title: "A" });
  await createFolder({ name: "New" });
  vi.stubGlobal("fetch", serve);
  await unsaveItem("8");
  await until(() => expect(events).toEqual([{ reader: "1", ids: ["8"], isSaved: false }]));
});

it("reloads loaded folders, and keeps a renamed folder selected", async () => {
  await loadFolders();
  selectFolder("prices");
  lists = [{ id: "1", name: "Price lists", slug: "price-lists" }];
  postFromOther([]);
  await until(() => expect(foldersStore().getState().folders[0]?.name).toBe("Price lists"));
  expect(selectedFolderStore().getState().slug).toBe("price-lists");
  lists = [];
  postFromOther([]);
  await until(() => expect(selectedFolderStore().getState().slug).toBe("all"));
});
