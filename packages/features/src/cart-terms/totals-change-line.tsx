import type { ReactNode } from "react";
import type { Priced } from "./totals-change.js";
import { useTotalsChange } from "./use-totals-change.js";

/** One line that says what changed when the amounts did; it is announced. */
export function TotalsChange({ priced }: { readonly priced: Priced }): ReactNode {
  const words = useTotalsChange(priced);
  return (
    <p part="changed" role="status">
      {words}
    </p>
  );
}
