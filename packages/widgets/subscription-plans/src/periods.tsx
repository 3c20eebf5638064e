import { pageLocale } from "@quire/core";
import type { Plan } from "@quire/services/contract";
import { type BillingPeriod, getLargestSaving } from "@quire/services/plans";
import { type ReactNode, useId } from "react";
import { text } from "./text.js";

const PERIODS = ["monthly", "yearly"] as const;

interface PeriodsProps {
  readonly plans: readonly Plan[];
  readonly period: BillingPeriod;
  readonly onChoose: (period: BillingPeriod) => void;
}

/** The switch between monthly and yearly prices, with the largest saving. */
export function Periods({ plans, period, onChoose }: PeriodsProps): ReactNode {
  const name = useId();
  const saving = getLargestSaving(plans);
  return (
    <fieldset part="periods">
      <legend className="quire-unseen">{text("billing")}</legend>
      {PERIODS.map((one) => (
        <label key={one} part="period">
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === period}
            onChange={() => onChoose(one)}
          />
          <span part="period-name">{text("period", { period: one })}</span>{" "}
          {one === "yearly" && saving > 0 && (
            <span part="period-saving">{text("saveUpTo", { percent: formatPercent(saving) })}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

const formatPercent = (rate: number) =>
  new Intl.NumberFormat(pageLocale(), { style: "percent" }).format(rate);
