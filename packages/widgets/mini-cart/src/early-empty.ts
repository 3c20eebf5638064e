import { safeHref } from "@quire/core";
import { beginsWhile, makePrerendered } from "@quire/element";
import { cartStore, isKnownEmpty } from "@quire/services/cart";
import { sessionStore } from "@quire/services/session";
import { controlsSheet } from "@quire/ui";
import { STORE_HREF } from "./cart-links.js";
import sheet from "./empty.css?inline";
import { trackInteraction } from "./mini-cart-interaction.js";
import { prerendered } from "./prerendered.js";

/** The flyout of an empty cart before React, as long as it is known that nothing is in it. */
export const first = beginsWhile({
  isRead: true,
  styles: [controlsSheet, sheet],
  occasion: {
    now: () => isKnownEmpty(cartStore().getState(), sessionStore().getState()) && "empty",
    subscribe(listener) {
      const ends = [cartStore().subscribe(listener), sessionStore().subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
  },
  render({ storeHref }: { readonly storeHref: string }) {
    const view = makePrerendered(prerendered);
    view.querySelector("a")?.setAttribute("href", safeHref(storeHref) ?? STORE_HREF);
    return view;
  },
  followed: () => trackInteraction("visit-store"),
});
