import { keepQuote, lastQuote } from "@quire/services/cart";
import { useEffect, useRef } from "react";
import { text } from "./text.js";
import { changeSince, type Priced, totalsChange } from "./totals-change.js";

/** What changed when the amounts last did, or since another page of this tab has shown them; empty where nothing did. */
export function useTotalsChange(priced: Priced): string {
  const last = useRef<{ readonly priced?: Priced; readonly words: string }>({ words: "" });
  const { priced: before, words } = last.current;
  if (before !== priced) {
    const locale = text.localeOf("changedFrom");
    const said = before ? totalsChange(before, priced, locale) : changeSince(lastQuote(), priced, locale);
    last.current = { priced, words: said || words };
  }
  useEffect(() => keepQuote(priced), [priced]);
  return last.current.words;
}
