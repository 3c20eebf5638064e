import { pageSingleton } from "@quire/core";
import type { GiveArticleGiftOutcome } from "@quire/services/gift";
import { getUser, sessionStore } from "@quire/services/session";
import { createStore, type StoreApi } from "zustand/vanilla";
import { GIFTS_KEY } from "./gifts-key.js";

/** The state of one article's gift. */
export type Gift = { readonly kind: "busy" } | GiveArticleGiftOutcome;

export type Gifts = Readonly<Record<string, Gift>>;

/** Returns the page's store of gifts by article. It is cleared when the user changes. */
export function giftsStore(): StoreApi<Gifts> {
  return pageSingleton(GIFTS_KEY, () => {
    const store = createStore<Gifts>()(() => ({}));
    sessionStore().subscribe((now, before) => {
      const { id } = getUser(before) ?? {};
      if (id !== undefined && getUser(now)?.id !== id) store.setState({}, true);
    });
    return store;
  });
}
