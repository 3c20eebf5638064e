import { markup } from "virtual:quire/initial";
import { safeHref } from "@quire/core";
import { initialContent, makePrerendered } from "@quire/element";
import { cartStore, isKnownEmpty } from "@quire/services/cart";
import { sessionStore } from "@quire/services/session";
import { controlsSheet } from "@quire/ui";
import { STORE_HREF } from "./cart-links.js";
import sheet from "./empty.css?inline";
import { trackInteraction } from "./mini-cart-interaction.js";

/** The note about an empty cart before React, while the cart is known to be empty. */
export const initial = initialContent<{ readonly storeHref: string }>({
  isRead: true,
  styles: [controlsSheet, sheet],
  when: {
    now: () => isKnownEmpty(cartStore().getState(), sessionStore().getState()) && "empty",
    subscribe(listener) {
      const ends = [cartStore().subscribe(listener), sessionStore().subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
  },
  render({ storeHref }) {
    const view = makePrerendered(markup);
    view.querySelector("a")?.setAttribute("href", safeHref(storeHref) ?? STORE_HREF);
    return view;
  },
  answer() {
    trackInteraction("visit-store");
    return false;
  },
});
