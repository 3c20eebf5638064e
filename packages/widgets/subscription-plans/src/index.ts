import { asComponent } from "@quire/element";
import { subscriptionPlans } from "./element.js";
import { view } from "./subscription-plans-view.js";

export type { PlanChosen } from "./attributes.js";
export type { SubscriptionPlansProps } from "./element.js";

/** `<quire-subscription-plans>` for React. */
export const SubscriptionPlans = asComponent(subscriptionPlans, view);
