import { shared } from "@quire/core";
import { outboxStore } from "@quire/outbox-service";
import { sessionStore, userOf } from "@quire/session-service";
import { createStore, type StoreApi } from "zustand/vanilla";
import { itemIdOf } from "./item-subject.js";
import { onOtherTabs, tellTabs } from "./library-tabs.js";

export interface SavedState {
  /** Whether an item is saved, by its id, with what still waits to be sent counted in; no entry: not known. */
  readonly saved: ReadonlyMap<string, boolean>;
  /** Whether the latest of the saved items are known: an item that is not among them counts as not saved. */
  readonly isRead: boolean;
  /** Ids of items whose last change has not reached the server. */
  readonly waiting: ReadonlySet<string>;
}

interface Answered {
  readonly saved: Map<string, boolean>;
  isRead: boolean;
  /** Whether what was read is all that the reader has saved. */
  isWhole: boolean;
}

/** What the server has said, without what waits. */
const answered = () =>
  shared<Answered>("library-answered", () => ({ saved: new Map(), isRead: false, isWhole: false }));

/** What the page knows of the reader's saved items. What is asked for shows at once; where it fails, no more. */
export function savedStore(): StoreApi<SavedState> {
  return shared("library-saved", () => {
    const store = createStore<SavedState>()(stateNow);
    const show = () => store.setState(stateNow());
    outboxStore().subscribe(show);
    sessionStore().subscribe((now, before) => {
      if (userOf(now)?.id === userOf(before)?.id) return;
      // What one reader has saved is not the next one's.
      answered().saved.clear();
      Object.assign(answered(), { isRead: false, isWhole: false });
      show();
    });
    onOtherTabs(({ ids, isSaved }) => {
      if (isSaved !== undefined) knowSaved(ids, isSaved);
    });
    return store;
  });
}

/** Takes over what the server has said of items. */
export function knowSaved(ids: Iterable<string>, isSaved: boolean): void {
  for (const id of ids) answered().saved.set(id, isSaved);
  savedStore().setState(stateNow());
}

/** The same of what has been done here just now: the reader's other tabs are told. */
export function tellSaved(ids: readonly string[], isSaved: boolean): void {
  knowSaved(ids, isSaved);
  tellTabs({ ids: [...ids], isSaved });
}

/**
 * The same of what the reader has saved lately.
 * @param isWhole whether there is nothing that was saved before
 */
export function knowRecentSaves(ids: Iterable<string>, isWhole: boolean): void {
  Object.assign(answered(), { isRead: true, isWhole });
  knowSaved(ids, true);
}

/** Whether the server has an item among what is saved, without what waits; undefined where it has not said so yet. */
export function isSavedThere(id: string): boolean | undefined {
  const { saved, isWhole } = answered();
  return saved.get(id) ?? (isWhole ? false : undefined);
}

function stateNow(): SavedState {
  const reader = userOf(sessionStore().getState())?.id;
  const { isRead, saved: known } = answered();
  const saved = new Map(known);
  const waiting = new Set<string>();
  for (const { reader: whose, action, subject } of outboxStore().getState().entries) {
    const id = itemIdOf(subject);
    if (whose !== reader || id === undefined) continue;
    saved.set(id, action !== "unsave");
    waiting.add(id);
  }
  return { saved, isRead, waiting };
}
