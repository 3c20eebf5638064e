import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { FoldersState } from "./folders-state.js";
import { foldersStore } from "./folders-store.js";
import { selectedFolder, selectedFolderStore, selectFolder } from "./selected-folder.js";

const before = location.href;
const visit = (path: string) => {
  history.replaceState(null, "", path);
  newPage();
};
const slug = () => selectedFolderStore().getState().slug;
const folder = { id: "1", name: "Économie & Co", description: "", slug: "économie", readOnly: false };
const READY: FoldersState = { status: "ready", folders: [folder], error: undefined };

/** Resolves after a step in the browser's history. */
async function step(move: () => void): Promise<void> {
  const moved = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  move();
  await moved;
}

beforeEach(() => visit("/my-library"));
afterEach(() => history.replaceState(null, "", before));

it.each([
  ["/my-library/library/teaching", "teaching"],
  ["/my-library/library/teaching/", "teaching"],
  ["/my-library/library/%C3%A9conomie", "économie"],
  ["/my-library", "all"],
  ["/my-library/library", "all"],
  ["/my-library/library/a/b", "all"],
  ["/my-library/library/%", "all"],
  ["/2026/11/strategy", "all"],
])("selects from the address %s the folder %s (content-2.5)", (path, expected) => {
  visit(path);
  expect(slug()).toBe(expected);
});

it("selects 'all' for an unknown slug once the folders have loaded (content-2.5)", () => {
  expect(selectedFolder({ slug: "économie" }, READY)).toBe(folder);
  expect(selectedFolder({ slug: "gone" }, READY)).toBe("all");
  expect(selectedFolder({ slug: "gone" }, { ...READY, status: "loading" })).toBeUndefined();
  expect(selectedFolder({ slug: "all" }, foldersStore().getState())).toBe("all");
});

it("changes the address with the selection, and follows Back and Forward", async () => {
  selectFolder("économie");
  expect(location.pathname).toBe("/my-library/library/%C3%A9conomie");
  selectFolder("all");
  expect(location.pathname).toBe("/my-library");
  await step(() => history.back());
  expect(slug()).toBe("économie");
  await step(() => history.forward());
  expect(slug()).toBe("all");
});

it("adds no history entry when the same folder is selected again", () => {
  selectFolder("teaching");
  const { length } = history;
  selectFolder("teaching");
  expect(history.length).toBe(length);
});

it("replaces the history entry for a renamed folder, and keeps the host's state", () => {
  selectFolder("teaching");
  history.replaceState({ host: 1 }, "");
  const { length } = history;
  selectFolder("lessons", "replace");
  expect(location.pathname).toBe("/my-library/library/lessons");
  expect(history.state).toEqual({ host: 1 });
  expect(history.length).toBe(length);
});

it("ignores the address and the history on other pages", async () => {
  visit("/my-librarian");
  selectFolder("teaching");
  expect([slug(), location.pathname]).toEqual(["teaching", "/my-librarian"]);
  history.pushState(null, "", "#a");
  await step(() => history.back());
  expect(slug()).toBe("teaching");
});
