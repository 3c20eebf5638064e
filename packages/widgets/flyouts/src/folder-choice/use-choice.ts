import { useFrame, useFrameEvents } from "@quire/element";
import {
  type FoldersState,
  foldersStore,
  type ItemFolders,
  loadFoldersOf,
  refreshFolders,
} from "@quire/services/library";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";

/** The reader's folders, and those that an item lies in. */
export interface Choice {
  readonly status: "loading" | "ready" | "failed";
  readonly folders: FoldersState["folders"];
  /** Ids of the folders that it lies in. */
  readonly inside: ReadonlySet<string>;
  /** Saved state; `undefined` means unknown. */
  readonly isSaved: boolean | undefined;
  load(): void;
  /** It has been saved, and lies in these folders now. */
  know(inside: ReadonlySet<string>): void;
}

interface Place {
  readonly key: string;
  readonly isSaved: boolean | undefined;
  readonly inside: ReadonlySet<string>;
  readonly failed?: true;
}

const NOWHERE: ReadonlySet<string> = new Set();

/**
 * What there is to choose from: asked for as soon as it is known who is reading, and again whenever the flyout opens;
 * what is known shows meanwhile.
 * @param reader id of who is reading
 * @param itemId of one item; without, it is about many
 */
export function useChoice(reader: string | undefined, itemId: string | undefined): Choice {
  const frame = useFrame();
  const [isOpen, setOpen] = useState(frame.isOpen);
  const [place, setPlace] = useState<Place>();
  const { status, folders } = useFolders();
  const asking = useRef<AbortController>(undefined);
  const key = `${reader} ${itemId}`;
  useFrameEvents(
    () => setOpen(true),
    () => setOpen(false),
  );

  async function load(): Promise<void> {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    setPlace((now) => (now?.failed ? undefined : now));
    const [, found] = await Promise.all([
      refreshFolders(),
      itemId === undefined ? undefined : loadFoldersOf(itemId, signal),
    ]);
    if (!signal.aborted) setPlace((now) => placeOf(key, found, now));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew when it opens, not when it closes.
  useEffect(() => {
    if (reader !== undefined) void load();
    return () => asking.current?.abort();
  }, [key, isOpen]);

  const known = place?.key === key ? place : undefined;
  const hasFailed = known && (status === "failed" || known.failed);
  return {
    status: hasFailed ? "failed" : known && status === "ready" ? "ready" : "loading",
    folders,
    inside: known?.inside ?? NOWHERE,
    isSaved: known?.isSaved,
    load: () => void load(),
    know: (inside) => setPlace({ key, isSaved: true, inside }),
  };
}

/** Without the hooks of lists, which would be another file under the first press. */
function useFolders(): FoldersState {
  const { subscribe, getState, getInitialState } = foldersStore();
  return useSyncExternalStore(subscribe, getState, getInitialState);
}

/** After a failed answer, earlier data stay. */
function placeOf(key: string, found: ItemFolders | undefined, before: Place | undefined): Place {
  if (!found) return { key, isSaved: true, inside: NOWHERE };
  if (found.kind === "known") {
    return { key, isSaved: found.saved, inside: new Set(found.folders.map(({ id }) => id)) };
  }
  return before?.key === key ? before : { key, isSaved: undefined, inside: NOWHERE, failed: true };
}
