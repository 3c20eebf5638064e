import { useRef } from "react";
import { text } from "./text.js";
import { type Priced, totalsChange } from "./totals-change.js";

/** What changed when the amounts last did; empty while they are what they were at first. */
export function useTotalsChange(priced: Priced | undefined): string {
  const last = useRef({ priced, words: "" });
  if (last.current.priced !== priced && priced) {
    const words = totalsChange(last.current.priced, priced, text.localeOf("changedFrom"));
    last.current = { priced, words: words || last.current.words };
  }
  return last.current.words;
}
