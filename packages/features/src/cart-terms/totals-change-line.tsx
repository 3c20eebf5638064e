import { keepQuote, lastQuote } from "@quire/services/cart";
import { type ReactNode, useEffect, useRef } from "react";
import { text } from "./text.js";
import { changeSince, describeTotalsChange, type PricedOrder } from "./totals-change.js";

/**
 * Describes the last change of the amounts in one line, which screen readers announce.
 * @example <TotalsChange priced={cart} />
 */
export function TotalsChange({ priced }: { readonly priced: PricedOrder }): ReactNode {
  const words = useTotalsChange(priced);
  return (
    <p part="changed" role="status">
      {words}
    </p>
  );
}

/**
 * Describes the last change of the amounts, including one since another page of this tab. Empty if nothing
 * changed.
 * @example
 * const change = useTotalsChange(priced);
 */
function useTotalsChange(priced: PricedOrder): string {
  const last = useRef<{ readonly priced?: PricedOrder; readonly words: string }>({ words: "" });
  const { priced: before, words } = last.current;
  if (before !== priced) {
    const locale = text.getLocale("changedFrom");
    const announcement = before
      ? describeTotalsChange(before, priced, locale)
      : changeSince(lastQuote(), priced, locale);
    last.current = { priced, words: announcement || words };
  }
  useEffect(() => keepQuote(priced), [priced]);
  return last.current.words;
}
