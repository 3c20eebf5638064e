import { pageSingleton, report } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import { call, isRequestError } from "../client/index.js";
import { type Folder, folders as foldersRow } from "../contract/index.js";
import { getUser, sessionSignal, sessionStore } from "../session/index.js";
import type { FoldersState } from "./folders-state.js";
import { onOtherTabs, ownChanges, publishChange } from "./library-tabs.js";
import { followFolder, selectedFolder, selectedFolderStore } from "./selected-folder.js";

const NONE: FoldersState = {
  status: "unknown",
  folders: [],
  saved: undefined,
  error: undefined,
};

/** Store of the user's folders. It is emptied when the user changes. */
export function foldersStore(): StoreApi<FoldersState> {
  return pageSingleton("library-folders", () => {
    const store = createStore<FoldersState>()(() => NONE);
    sessionStore().subscribe((now, before) => {
      if (getUser(now)?.id !== getUser(before)?.id) store.setState(NONE);
    });
    onOtherTabs(({ isSaved }) => {
      if (isSaved === undefined || isCounted(store.getState())) refreshKnown();
    });
    const refreshKnown = () => {
      if (store.getState().status === "ready") void refreshFolders();
    };
    // After a change, reloads the counts if the folders have any.
    ownChanges().add(() => isCounted(store.getState()) && refreshKnown());
    return store;
  });
}

const isCounted = ({ folders, saved }: FoldersState) =>
  saved !== undefined || folders.some(({ count }) => count !== undefined);

interface Reading {
  current: Promise<void> | undefined;
}

const getReading = () => pageSingleton<Reading>("library-folders-reading", () => ({ current: undefined }));

/** Loads the folders, unless the page has them. Never rejects: a failure is in the state. */
export async function loadFolders(): Promise<FoldersState> {
  const { status } = foldersStore().getState();
  if (status === "unknown" || status === "failed") return refreshFolders();
  await getReading().current;
  return foldersStore().getState();
}

/** Reloads the folders. Known folders show meanwhile. Never rejects. */
export async function refreshFolders(): Promise<FoldersState> {
  const state = getReading();
  const current = read().finally(() => {
    if (state.current === current) state.current = undefined;
  });
  state.current = current;
  await current;
  return foldersStore().getState();
}

async function read(): Promise<void> {
  const store = foldersStore();
  const signal = sessionSignal();
  store.setState(({ status }) => ({ status: status === "ready" ? status : "loading", error: undefined }));
  try {
    const { lists, saved } = await call(foldersRow, { signal });
    if (signal.aborted) return;
    const selected = selectedFolder(selectedFolderStore().getState(), store.getState());
    store.setState({ status: "ready", folders: byName(lists), saved, error: undefined });
    // Another tab may have renamed or deleted the selected folder.
    if (typeof selected === "object") followFolder(selected, withId(lists, selected.id));
  } catch (error) {
    if (signal.aborted) return;
    if (!isRequestError(error)) report(error);
    store.setState({ status: "failed", error: isRequestError(error) ? error : undefined });
  }
}

export const withId = (folders: readonly Folder[], id: string): Folder | undefined =>
  folders.find((folder) => folder.id === id);

/** Applies the change of a write, and notifies the user's other tabs. */
export function changeFolders(change: (folders: readonly Folder[]) => readonly Folder[]): void {
  publishChange({ ids: [] });
  const { status, folders } = foldersStore().getState();
  if (status === "ready") foldersStore().setState({ folders: byName(change(folders)) });
}

function byName(folders: readonly Folder[]): Folder[] {
  return [...folders].sort((a, b) => a.name.localeCompare(b.name, undefined, { sensitivity: "base" }));
}
