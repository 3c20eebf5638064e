import { isQuireError, pageLocale } from "@quire/core";
import { reactView, useWidgetState, type WidgetState } from "@quire/element";
import { getVoucherCode } from "@quire/services/checkout";
import type { Plan } from "@quire/services/contract";
import {
  type BillingPeriod,
  getLargestSaving,
  hasBothPeriods,
  type LoadedPlans,
  usePlans,
} from "@quire/services/plans";
import { useReader } from "@quire/services/session";
import { controlsSheet, Notice } from "@quire/ui";
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import type { SubscriptionPlansViewProps } from "./attributes.js";
import { choosePlans, getCards } from "./get-cards.js";
import { PlanCards } from "./plan-cards.js";
import sheet from "./subscription-plans.css?inline";
import { text } from "./text.js";

/** The plans of the site, or the message that they failed to load (beyond-301, beyond-302). */
export function SubscriptionPlansView({
  heading,
  period: first,
  plans: ids,
  onPlanChoose,
  onPeriodChange,
}: SubscriptionPlansViewProps): ReactNode {
  const loaded = usePlans();
  const plans = useMemo(() => choosePlans(loaded.plans, ids), [loaded.plans, ids]);
  const state = getState(loaded, plans.length);
  useWidgetState(state);
  const reader = useReader();
  const [period, setPeriod] = useState(first);
  useEffect(() => setPeriod(first), [first]);
  const view = useRef<HTMLElement>(null);
  const headingId = useId();

  async function retry(): Promise<void> {
    await loaded.retry();
    view.current?.focus({ preventScroll: true }); // The button may be gone: the focus stays in the widget.
  }
  function choosePeriod(chosen: BillingPeriod): void {
    setPeriod(chosen);
    onPeriodChange({ period: chosen });
  }
  return (
    <section part="plans" aria-labelledby={headingId} tabIndex={-1} ref={view}>
      {state !== "loading" && (
        <h2 part="heading" id={headingId} className={heading.trim() ? undefined : "quire-unseen"}>
          {heading.trim() || text("heading")}
        </h2>
      )}
      {(state === "error" || state === "offline") && (
        <LoadProblem isOffline={state === "offline"} canRetry={canRetry(loaded)} onRetry={retry} />
      )}
      {state === "ready" && (
        <>
          <Voucher />
          {hasBothPeriods(plans) && <Periods plans={plans} period={period} onChoose={choosePeriod} />}
          <PlanCards cards={getCards(plans, period, reader)} onChoose={onPlanChoose} />
        </>
      )}
    </section>
  );
}

/** The voucher of the page's address, which the checkout gets (accounts-2.27). */
function Voucher(): ReactNode {
  const code = getVoucherCode();
  if (!code) return null;
  const words = text.rich<ReactNode>(
    "voucher",
    { code },
    { code: (one) => <strong key="code">{one}</strong> },
  );
  return <p part="voucher">{words}</p>;
}

function getState({ status, error }: LoadedPlans, count: number): WidgetState {
  if (status === "loading") return "loading";
  if (status === "ready") return count > 0 ? "ready" : "empty";
  return isQuireError(error) && error.code === "request/offline" ? "offline" : "error";
}

/** Another try does not help if the site has no such call. */
const canRetry = ({ error }: LoadedPlans) => error?.status !== 404;

/** The lazy view, which the element imports on first use. */
export const view = reactView(SubscriptionPlansView, controlsSheet, sheet);

interface LoadProblemProps {
  readonly isOffline: boolean;
  readonly canRetry: boolean;
  readonly onRetry: () => Promise<void>;
}

/** Shows that the plans failed to load. The page's own price list stays below it. */
function LoadProblem({ isOffline, canRetry, onRetry }: LoadProblemProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  async function retry(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await onRetry();
    setBusy(false);
  }
  return (
    <Notice tone="error">
      <p part="problem">
        {text(isOffline ? "offline" : "failed")}{" "}
        {canRetry && (
          <button
            part="retry"
            className="quire-link"
            type="button"
            aria-disabled={isBusy || undefined}
            aria-busy={isBusy || undefined}
            onClick={() => void retry()}
          >
            {text("retry")}
          </button>
        )}
      </p>
    </Notice>
  );
}

const PERIODS = ["monthly", "yearly"] as const;

interface PeriodsProps {
  readonly plans: readonly Plan[];
  readonly period: BillingPeriod;
  readonly onChoose: (period: BillingPeriod) => void;
}

/** The switch between monthly and yearly prices, with the largest saving. */
function Periods({ plans, period, onChoose }: PeriodsProps): ReactNode {
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
