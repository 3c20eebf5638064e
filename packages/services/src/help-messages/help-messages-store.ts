import { pageSingleton, persist } from "@quire/core";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";

export interface HelpMessagesState {
  /** Ids of the messages that the reader has seen, in the order of seeing. */
  readonly seen: readonly string[];
}

/** Kept in local storage as `help-messages`, a plain list that hosts read too (accounts-3.16, accounts-9). */
export function helpMessagesStore(): StoreApi<HelpMessagesState> {
  return pageSingleton("help-messages", () => {
    const store = createStore<HelpMessagesState>()(() => ({ seen: [] }));
    if (typeof document !== "undefined") {
      persist(store, {
        key: "help-messages",
        parse: v.parser(v.array(v.string())),
        save: ({ seen }) => (seen.length > 0 ? [...seen] : undefined),
        restore: (saved) => ({ seen: saved ?? [] }),
      });
    }
    return store;
  });
}

/** Returns true if the reader has seen the message. */
export function seen(id: string): boolean {
  return helpMessagesStore().getState().seen.includes(id);
}

/** Remembers that the reader has seen it, in every tab. */
export function markSeen(id: string): void {
  if (!seen(id)) helpMessagesStore().setState((state) => ({ seen: [...state.seen, id] }));
}
