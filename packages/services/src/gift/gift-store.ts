import { pageSingleton } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import { getUser, sessionStore } from "../session/index.js";

export interface GiftState {
  /** Number of gift links left, or `undefined` before the first gift. */
  readonly giftsLeft: number | undefined;
}

/** Returns the state of the current user's article gifts. A change of the user clears it. */
export function giftStore(): StoreApi<GiftState> {
  return pageSingleton("gift", () => {
    const store = createStore<GiftState>()(() => ({ giftsLeft: undefined }));
    sessionStore().subscribe((now, before) => {
      if (getUser(now)?.id !== getUser(before)?.id) store.setState({ giftsLeft: undefined });
    });
    return store;
  });
}
