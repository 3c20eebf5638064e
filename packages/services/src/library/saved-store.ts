import { pageSingleton } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import { outboxStore } from "../outbox/index.js";
import { getUser, sessionStore } from "../session/index.js";
import { getItemId } from "./item-subject.js";
import { onOtherTabs, publishChange } from "./library-tabs.js";

export interface SavedState {
  /** Saved states by item id, including pending writes. No entry: unknown. */
  readonly saved: ReadonlyMap<string, boolean>;
  /** Ids of items whose last change has not reached the server. */
  readonly waiting: ReadonlySet<string>;
}

/** Saved states that the server confirmed, without pending writes. */
const getAnswers = () => pageSingleton("library-answered", () => new Map<string, boolean>());

/** Returns the store of saved items. Writes show at once, and are rolled back if they fail. */
export function savedStore(): StoreApi<SavedState> {
  return pageSingleton("library-saved", () => {
    const store = createStore<SavedState>()(stateNow);
    const show = () => store.setState(stateNow());
    outboxStore().subscribe(show);
    sessionStore().subscribe((now, before) => {
      if (getUser(now)?.id === getUser(before)?.id) return;
      // One user's saved items must never show to the next user.
      getAnswers().clear();
      show();
    });
    onOtherTabs(({ ids, isSaved }) => {
      if (isSaved !== undefined) setSaved(ids, isSaved);
    });
    return store;
  });
}

/** Sets the saved state of items after an answer of the server. */
export function setSaved(ids: Iterable<string>, isSaved: boolean): void {
  for (const id of ids) getAnswers().set(id, isSaved);
  savedStore().setState(stateNow());
}

/** Sets the saved state of items after a write of this tab, and notifies the user's other tabs. */
export function publishSaved(ids: readonly string[], isSaved: boolean): void {
  setSaved(ids, isSaved);
  publishChange({ ids: [...ids], isSaved });
}

/** Sets the saved state of items after a read. Items with a state already keep it, because it is newer. */
export function learnSaved(ids: readonly string[], saved: ReadonlySet<string>): void {
  const unknown = ids.filter((id) => !getAnswers().has(id));
  for (const id of unknown) getAnswers().set(id, saved.has(id));
  savedStore().setState(stateNow());
}

/** Returns true if the server has the item saved, without pending writes. `undefined`: unknown. */
export function isSavedThere(id: string): boolean | undefined {
  return getAnswers().get(id);
}

function stateNow(): SavedState {
  const reader = getUser(sessionStore().getState())?.id;
  const saved = new Map(getAnswers());
  const waiting = new Set<string>();
  for (const { reader: whose, action, subject } of outboxStore().getState().entries) {
    const id = getItemId(subject);
    if (whose !== reader || id === undefined) continue;
    saved.set(id, action !== "unsave");
    waiting.add(id);
  }
  return { saved, waiting };
}
