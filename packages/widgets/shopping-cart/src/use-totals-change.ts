import { pageLocale } from "@quire/core";
import type { CartState } from "@quire/services/cart";
import { useRef } from "react";
import { totalsChange } from "./totals-change.js";

/** What changed when the totals last did. */
export function useTotalsChange(cart: CartState["cart"]): string {
  const last = useRef({ cart, words: "" });
  if (last.current.cart !== cart) {
    const words = cart ? totalsChange(last.current.cart, cart, pageLocale()) : "";
    last.current = { cart, words: words || (cart ? last.current.words : "") };
  }
  return last.current.words;
}
