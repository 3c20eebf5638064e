import { formatMoney, pageLocale } from "@quire/core";
import { type PricedOrder, Totals } from "@quire/features/cart-terms";
import { useUniqueId } from "@quire/ui";
import { type ReactNode, useState } from "react";
import { SummaryLines } from "./summary-lines.js";
import { text } from "./text.js";

interface SummaryBarProps {
  readonly priced: PricedOrder;
  readonly ships: boolean;
}

/** The total at the top of a narrow page, which unfolds the items. A wide page has the summary next to the form. */
export function SummaryBar({ priced, ships }: SummaryBarProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useUniqueId("bar");
  const { lines, totals } = priced;
  return (
    <div className="quire-bar">
      <button
        type="button"
        className="quire-bar-toggle"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="quire-bar-name">{text("summary")}</span>
        <span className="quire-bar-total">
          <bdi>{formatMoney(totals.grandTotal, pageLocale())}</bdi>
        </span>
      </button>
      {isOpen && (
        <div className="quire-bar-items" id={id}>
          <SummaryLines lines={lines} />
          <Totals totals={totals} ships={ships} hint={text("later")} />
        </div>
      )}
    </div>
  );
}
