import type { Plan } from "@quire/services/contract";
import { type BillingPeriod, getPlanPrice, type PlanPrice } from "@quire/services/plans";
import type { Reader } from "@quire/services/session";

/** The next step on a card: `contact` for a plan without a price, `none` for the reader's own plan. */
type CardAction = "subscribe" | "trial" | "switch" | "contact" | "none";

/** A plan as its card shows it. */
export interface PlanCard {
  readonly plan: Plan;
  readonly price: PlanPrice | undefined;
  readonly mark: "current" | "recommended" | undefined;
  readonly action: CardAction;
}

/** The fields of a reader that decide about the cards. */
export type CardReader = Pick<Reader, "isSubscriber" | "subscriberType">;

/** Returns the plans with these ids, in this order. Unknown ids are ignored. Without ids, returns all plans. */
export function choosePlans(plans: readonly Plan[], ids: string): readonly Plan[] {
  const wanted = ids.split(",").map((id) => id.trim().toLowerCase());
  if (!wanted.some(Boolean)) return plans;
  return [...new Set(wanted)].flatMap((id) => plans.filter((plan) => plan.id.toLowerCase() === id));
}

/** Returns the cards of the plans. At most one is recommended, and at most one is the reader's own. */
export function getCards(
  plans: readonly Plan[],
  period: BillingPeriod,
  { isSubscriber, subscriberType }: CardReader,
): readonly PlanCard[] {
  const tier = isSubscriber ? (subscriberType?.tier.toLowerCase() ?? "") : "";
  const current = tier ? plans.find((plan) => plan.tier.trim().toLowerCase() === tier) : undefined;
  const recommended = plans.find((plan) => plan.recommended && plan !== current);
  return plans.map((plan) => {
    const price = getPlanPrice(plan, period);
    const isCurrent = plan === current;
    return {
      plan,
      price,
      mark: isCurrent ? "current" : plan === recommended ? "recommended" : undefined,
      action: isCurrent ? "none" : getAction(plan, price, isSubscriber),
    };
  });
}

/** A free trial is for new subscribers. */
function getAction({ trialDays }: Plan, price: PlanPrice | undefined, isSubscriber: boolean): CardAction {
  if (!price) return "contact";
  if (isSubscriber) return "switch";
  return trialDays > 0 ? "trial" : "subscribe";
}
