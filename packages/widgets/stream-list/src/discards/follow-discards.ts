import { ownDocument, report } from "@quire/core";
import { type LibraryChange, onOtherTabs, savedStore } from "@quire/services/library";
import { getItemId, type Stream } from "@quire/services/streams";
import type { RefObject } from "react";
import { focusRow } from "../list-rows.js";
import { LAZY_PARTS } from "../use-later.js";

/**
 * Removes discarded and moved items from a stream, and restores them after an undo, until `signal` aborts. Items that
 * another tab has saved or moved are loaded again.
 */
export function followDiscards(
  stream: Stream,
  list: RefObject<HTMLDivElement | null>,
  folder: string,
  signal: AbortSignal,
): void {
  const undos = new Map<string, () => void>();
  const moved = new Set<string>();

  let isFollowing = false;
  /** The state of the empty state's code. It is also `there` after a failed import. */
  let welcome: "unknown" | "coming" | "there" = "unknown";

  function follow(): void {
    if (isFollowing) return; // Each change below notifies the store's subscribers, and so calls `follow`.
    isFollowing = true;
    const { saved } = savedStore().getState();
    const isRemoved = (id: string) => moved.has(id) || saved.get(id) === false;
    putBack(isRemoved);
    takeOut(isRemoved);
    isFollowing = false;
  }
  function putBack(isRemoved: (id: string) => boolean): void {
    const back = [...undos.keys()].filter((id) => !isRemoved(id));
    for (const id of back) {
      undos.get(id)?.();
      undos.delete(id);
    }
    const index = stream.store.getState().entries.findIndex((entry) => back.includes(getItemId(entry)));
    // The undo button was removed, so a row gets the focus.
    if (index >= 0) focusPasser(list, index)();
  }
  function takeOut(isRemoved: (id: string) => boolean): void {
    const { entries, isLast } = stream.store.getState();
    const ids = entries.map(getItemId);
    const index = ids.findIndex(isRemoved);
    if (index < 0) return;
    if (isLast && ids.every(isRemoved) && welcome !== "there") {
      fetchWelcome();
      return;
    }
    passFocus(list, index, signal);
    for (const id of new Set(ids.filter(isRemoved))) undos.set(id, stream.remove([id]));
  }
  /** Loads the empty state before the last entries are removed, so that nothing else shows in between. */
  function fetchWelcome(): void {
    if (welcome === "coming") return;
    welcome = "coming";
    const { empty } = LAZY_PARTS;
    const keep = (part: NonNullable<typeof empty.part>) => {
      empty.part = part;
    };
    void empty
      .load()
      .then(keep, report)
      .then(() => {
        welcome = "there";
        if (!signal.aborted) follow();
      });
  }
  function followMove(event: Event): void {
    const filed = event instanceof CustomEvent ? filedIn(event.detail, folder) : undefined;
    if (!folder || !filed) return;
    if (filed.isInFolder) moved.delete(filed.id);
    else moved.add(filed.id);
    follow();
  }
  function followTab({ ids, isSaved }: LibraryChange): void {
    if (isSaved === false) return; // `follow` handles discards of all tabs.
    for (const id of ids) moved.delete(id);
    void stream.refresh();
  }
  follow();
  const ends = [savedStore().subscribe(follow), stream.store.subscribe(follow), onOtherTabs(followTab)];
  ownDocument.addEventListener("quire-organized", followMove, { signal });
  signal.addEventListener("abort", () => {
    for (const end of ends) end();
  });
}

/** Reads the detail of `quire-organized`: the item, and if it is in this folder. */
function filedIn(
  detail: unknown,
  folder: string,
): { readonly id: string; readonly isInFolder: boolean } | undefined {
  const { item, folders } = Object(detail) as Record<string, unknown>;
  const { id } = Object(item) as Record<string, unknown>;
  if (typeof id !== "string" || !Array.isArray(folders)) return undefined;
  const isInFolder = folders.some((one) => {
    const { id, slug, name } = Object(one) as Record<string, unknown>;
    return [id, slug, name].includes(folder);
  });
  return { id, isInFolder };
}

/** Moves the focus from a removed row to its successor, at once and when a panel closes. */
function passFocus(list: RefObject<HTMLDivElement | null>, index: number, signal: AbortSignal): void {
  const pass = focusPasser(list, index);
  pass();
  ownDocument.addEventListener("quire-close", pass, { once: true, signal });
}

/** Returns a function that focuses a row, or the empty state, if nothing has the focus. */
function focusPasser(list: RefObject<HTMLDivElement | null>, index: number): () => void {
  const section = list.current?.parentElement;
  const pass = () => {
    if (!isFocusLost()) return;
    if (list.current) focusRow(list.current, index);
    else section?.querySelector<HTMLElement>('[part="empty-title"]')?.focus({ preventScroll: true });
  };
  return () => requestAnimationFrame(pass);
}

/**
 * Returns true if nothing has the focus, or an element that a closed panel hides. The browser removes that focus later.
 */
function isFocusLost(): boolean {
  let { activeElement: active } = ownDocument;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === null || active === ownDocument.body || !active.checkVisibility();
}
