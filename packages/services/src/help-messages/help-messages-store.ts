import { pageSingleton, persist } from "@quire/core";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";

export interface HelpMessagesState {
  /** Ids of the messages that the user has seen, in that order. */
  readonly seen: readonly string[];
}

/** Store in local storage under `help-messages`: a plain list, which pages can read (accounts-3.16, accounts-9). */
export function helpMessagesStore(): StoreApi<HelpMessagesState> {
  return pageSingleton("help-messages", () => {
    const store = createStore<HelpMessagesState>()(() => ({ seen: [] }));
    if (typeof document !== "undefined") {
      persist(store, {
        key: "help-messages",
        parse: v.parser(v.array(v.string())),
        save: ({ seen: seenIds }) => (seenIds.length > 0 ? [...seenIds] : undefined),
        restore: (saved) => ({ seen: saved ?? [] }),
      });
    }
    return store;
  });
}

/** Returns true if the user has seen the message. */
export function isSeen(id: string): boolean {
  return helpMessagesStore().getState().seen.includes(id);
}

/** Marks a message as seen, in every tab. */
export function markSeen(id: string): void {
  if (!isSeen(id)) helpMessagesStore().setState((state) => ({ seen: [...state.seen, id] }));
}
