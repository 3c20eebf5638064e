import { asComponent } from "@quire/element";
import { subscriptionBanner } from "./element.js";

export type { SubscriptionBannerProps } from "./element.js";

/** `<quire-subscription-banner>` for React. */
export const SubscriptionBanner = asComponent(subscriptionBanner);
