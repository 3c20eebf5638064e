import { pageSingleton } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import { outboxStore } from "../outbox/index.js";
import { sessionStore, userOf } from "../session/index.js";
import { itemIdOf } from "./item-subject.js";
import { onOtherTabs, tellTabs } from "./library-tabs.js";

export interface SavedState {
  /** Whether an item is saved, by its id, with what still waits to be sent counted in; no entry: not known. */
  readonly saved: ReadonlyMap<string, boolean>;
  /** Ids of items whose last change has not reached the server. */
  readonly waiting: ReadonlySet<string>;
}

/** Saved states that the server confirmed, without pending writes. */
const answered = () => pageSingleton("library-answered", () => new Map<string, boolean>());

/** What the page knows of the reader's saved items. What is asked for shows at once; where it fails, no more. */
export function savedStore(): StoreApi<SavedState> {
  return pageSingleton("library-saved", () => {
    const store = createStore<SavedState>()(stateNow);
    const show = () => store.setState(stateNow());
    outboxStore().subscribe(show);
    sessionStore().subscribe((now, before) => {
      if (userOf(now)?.id === userOf(before)?.id) return;
      // Saved items of one user are never shown to the next.
      answered().clear();
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
  for (const id of ids) answered().set(id, isSaved);
  savedStore().setState(stateNow());
}

/** The same of what has been done here just now: the reader's other tabs are told. */
export function tellSaved(ids: readonly string[], isSaved: boolean): void {
  knowSaved(ids, isSaved);
  tellTabs({ ids: [...ids], isSaved });
}

/** Takes over which of these items are saved; what has been heard of one since it was asked for is later, and holds. */
export function learnSaved(ids: readonly string[], saved: ReadonlySet<string>): void {
  const unknown = ids.filter((id) => !answered().has(id));
  for (const id of unknown) answered().set(id, saved.has(id));
  savedStore().setState(stateNow());
}

/** Whether the server has an item among what is saved, without what waits; undefined where it has not said so yet. */
export function isSavedThere(id: string): boolean | undefined {
  return answered().get(id);
}

function stateNow(): SavedState {
  const reader = userOf(sessionStore().getState())?.id;
  const saved = new Map(answered());
  const waiting = new Set<string>();
  for (const { reader: whose, action, subject } of outboxStore().getState().entries) {
    const id = itemIdOf(subject);
    if (whose !== reader || id === undefined) continue;
    saved.set(id, action !== "unsave");
    waiting.add(id);
  }
  return { saved, waiting };
}
