import { choiceAttribute, getEvent, textAttribute, type ViewProps } from "@quire/element";
import type { BillingPeriod } from "@quire/services/plans";

/** The view's props. */
export type SubscriptionPlansViewProps = ViewProps<typeof attributes, typeof events>;

/** Detail of `onPlanChoose` and `quire-plan-choose`. */
export interface PlanChosen {
  readonly planId: string;
  /** Undefined for a plan without a price. */
  readonly period: BillingPeriod | undefined;
}

export const attributes = {
  heading: textAttribute("The heading above the plans. Without one, only screen readers get a heading.", ""),
  period: choiceAttribute("The billing period that shows first.", ["monthly", "yearly"], "monthly"),
  plans: textAttribute(
    "The ids of the plans to show, separated by commas, in this order; all plans of the API by default.",
    "",
  ),
};

export const events = {
  onPlanChoose: getEvent<PlanChosen>(
    "The reader chose a plan. Next is the checkout, or the sign-in before it.",
  ),
  onPeriodChange: getEvent<{ readonly period: BillingPeriod }>("The reader changed the billing period."),
};
