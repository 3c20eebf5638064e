import type { ReactNode } from "react";
import type { Priced } from "./totals-change.js";
import { useTotalsChange } from "./use-totals-change.js";

/**
 * Describes the last change of the amounts in one line, which screen readers announce.
 * @example <TotalsChange priced={cart} />
 */
export function TotalsChange({ priced }: { readonly priced: Priced }): ReactNode {
  const words = useTotalsChange(priced);
  return (
    <p part="changed" role="status">
      {words}
    </p>
  );
}
