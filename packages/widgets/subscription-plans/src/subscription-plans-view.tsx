import { isQuireError } from "@quire/core";
import { reactView, useSettledState, useWidgetState, type WidgetState } from "@quire/element";
import { voucherCode } from "@quire/services/checkout";
import { type BillingPeriod, hasBothPeriods, type LoadedPlans, usePlans } from "@quire/services/plans";
import { useReader } from "@quire/services/session";
import { controlsSheet } from "@quire/ui";
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import type { SubscriptionPlansViewProps } from "./attributes.js";
import { choosePlans, getCards } from "./get-cards.js";
import { LoadProblem } from "./load-problem.js";
import { Periods } from "./periods.js";
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
  const state = useSettledState(getState(loaded, plans.length));
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
  const code = voucherCode();
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
