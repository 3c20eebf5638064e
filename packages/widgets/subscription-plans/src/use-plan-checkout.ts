import { ownWindow, report } from "@quire/core";
import { useHost } from "@quire/element";
import { checkOutPlan, getVoucherCode, type StartOutcome } from "@quire/services/checkout";
import { useEffect, useState } from "react";
import type { PlanChosen } from "./attributes.js";
import type { PlanCard } from "./get-cards.js";

/** The reason why a checkout did not open. */
type CheckoutProblem = "checkoutFailed" | "checkoutOffline" | "noCheckout";

/** The checkout of the plans on a page: one at a time. */
export interface PlanCheckout {
  /** The id of the plan whose checkout is opening. */
  readonly busy: string | undefined;
  readonly problem: { readonly planId: string; readonly kind: CheckoutProblem } | undefined;
  start(card: PlanCard, trigger: HTMLElement, keyboard: boolean): void;
}

/**
 * Opens the checkout of a chosen plan, after sign-in for a guest (beyond-303).
 * @example
 * const checkout = usePlanCheckout(onChoose);
 */
export function usePlanCheckout(onChoose: (detail: PlanChosen) => void): PlanCheckout {
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<PlanCheckout["problem"]>();
  const host = useHost();
  // The page may come back from the checkout out of the back-forward cache.
  useEffect(() => {
    const rest = () => setBusy(undefined);
    ownWindow.addEventListener("pageshow", rest);
    return () => ownWindow.removeEventListener("pageshow", rest);
  }, []);

  async function open({ plan, price }: PlanCard, trigger: HTMLElement, keyboard: boolean): Promise<void> {
    setProblem(undefined);
    setBusy(plan.id);
    onChoose({ planId: plan.id, period: price?.period });
    try {
      const choice = { plan: plan.id, period: price?.period, voucherCode: getVoucherCode() };
      const outcome = await checkOutPlan(choice, { trigger, keyboard });
      if (host.signal.aborted) return;
      const kind = getProblem(outcome);
      if (kind) setProblem({ planId: plan.id, kind });
      // The browser is still here until the checkout has answered.
      if (outcome.kind !== "leaving") setBusy(undefined);
    } catch (error) {
      report(error);
      if (host.signal.aborted) return;
      setBusy(undefined);
      setProblem({ planId: plan.id, kind: "checkoutFailed" });
    }
  }
  return {
    busy,
    problem,
    start(card, trigger, keyboard) {
      if (busy === undefined) void open(card, trigger, keyboard);
    },
  };
}

function getProblem(outcome: StartOutcome): CheckoutProblem | undefined {
  if (outcome.kind === "no-provider") return "noCheckout";
  // Another reader has signed in meanwhile.
  if (outcome.kind !== "failed" || outcome.error.code === "request/aborted") return undefined;
  return outcome.error.code === "request/offline" ? "checkoutOffline" : "checkoutFailed";
}
