import { pageSingleton } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Cart, CartItem } from "../contract/index.js";
import { getUser, sessionStore } from "../session/index.js";
import type { Answered } from "./add-outcome.js";

/** The last addition on this page, with its outcome. */
export interface Addition {
  readonly items: readonly CartItem[];
  readonly outcome: Answered;
  /** The cart from the server's answer. */
  readonly cart: Cart | null;
}

interface LastAddition {
  readonly addition: Addition | undefined;
}

/** Store of the addition that the confirmation shows. It is emptied when the user changes. */
export function additionStore(): StoreApi<LastAddition> {
  return pageSingleton("cart-addition", () => {
    const store = createStore<LastAddition>()(() => ({ addition: undefined }));
    sessionStore().subscribe((now, before) => {
      const { id } = getUser(before) ?? {};
      if (id !== undefined && getUser(now)?.id !== id) store.setState({ addition: undefined });
    });
    return store;
  });
}
