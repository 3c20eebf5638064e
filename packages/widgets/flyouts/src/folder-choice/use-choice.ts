import { useFrame, useFrameEvents } from "@quire/element";
import {
  type FoldersState,
  foldersStore,
  type ItemFolders,
  loadItemFolders,
  refreshFolders,
} from "@quire/services/library";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";

/** The user's folders, and the folders of an item. */
export interface Choice {
  readonly status: "loading" | "ready" | "failed";
  readonly folders: FoldersState["folders"];
  /** Ids of the item's folders. */
  readonly inside: ReadonlySet<string>;
  /** Saved state; `undefined` means unknown. */
  readonly isSaved: boolean | undefined;
  load(): void;
  /** Sets the item as saved in these folders. */
  setSavedIn(inside: ReadonlySet<string>): void;
}

interface Place {
  readonly key: string;
  readonly isSaved: boolean | undefined;
  readonly inside: ReadonlySet<string>;
  readonly failed?: true;
}

const NO_FOLDERS: ReadonlySet<string> = new Set();

/**
 * Loads the folders to choose from, once the user is known, and again at each further opening. Known folders show
 * meanwhile. An opening right after the first load, as after a hover, uses that one.
 * @param reader id of the current user
 * @param itemId id of one item, or undefined for many
 * @example
 * const choice = useChoice(user?.id, itemId);
 */
export function useChoice(reader: string | undefined, itemId: string | undefined): Choice {
  useFrame();
  const [opening, setOpening] = useState(0);
  const [place, setPlace] = useState<Place>();
  const { status, folders } = useFolders();
  const requestController = useRef<AbortController>(undefined);
  const key = `${reader} ${itemId}`;
  /** Key of the data that the current opening shows. */
  const loaded = useRef<string>(undefined);
  useFrameEvents(
    () => setOpening((count) => count + 1),
    () => {
      loaded.current = undefined;
    },
  );

  async function load(): Promise<void> {
    requestController.current?.abort();
    requestController.current = new AbortController();
    const { signal } = requestController.current;
    setPlace((now) => (now?.failed ? undefined : now));
    const [, found] = await Promise.all([
      refreshFolders(),
      itemId === undefined ? undefined : loadItemFolders(itemId, signal),
    ]);
    if (!signal.aborted) setPlace((now) => getPlace(key, found, now));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `opening` reloads when the flyout opens; `load` changes at each render.
  useEffect(() => {
    let isCancelled = false;
    // Strict mode ends the first of two effects before it sends anything.
    queueMicrotask(() => {
      if (isCancelled || reader === undefined || loaded.current === key) return;
      loaded.current = key;
      void load();
    });
    return () => {
      isCancelled = true;
    };
  }, [key, opening]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key ends the calls of this one.
  useEffect(() => () => requestController.current?.abort(), [key]);

  const known = place?.key === key ? place : undefined;
  const hasFailed = known && (status === "failed" || known.failed);
  return {
    status: hasFailed ? "failed" : known && status === "ready" ? "ready" : "loading",
    folders,
    inside: known?.inside ?? NO_FOLDERS,
    isSaved: known?.isSaved,
    load: () => void load(),
    setSavedIn: (inside) => setPlace({ key, isSaved: true, inside }),
  };
}

/** Subscribes without the hooks of lists, whose file would delay the first click. */
function useFolders(): FoldersState {
  const { subscribe, getState, getInitialState } = foldersStore();
  return useSyncExternalStore(subscribe, getState, getInitialState);
}

/** Keeps earlier data after a failed request. */
function getPlace(key: string, found: ItemFolders | undefined, before: Place | undefined): Place {
  if (!found) return { key, isSaved: true, inside: NO_FOLDERS };
  if (found.kind === "known") {
    return { key, isSaved: found.saved, inside: new Set(found.folders.map(({ id }) => id)) };
  }
  return before?.key === key ? before : { key, isSaved: undefined, inside: NO_FOLDERS, failed: true };
}
