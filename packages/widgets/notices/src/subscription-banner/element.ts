import { asElement } from "@quire/element";
import { subscriptionBanner } from "./subscription-banner.js";

/** The class of `<quire-subscription-banner>`; `define/subscription-banner.ts` registers it. */
export const SubscriptionBannerElement = asElement(subscriptionBanner);
