import { register } from "@quire/element";
import { SubscriptionBannerElement } from "../subscription-banner/element.js";

register("subscription-banner", SubscriptionBannerElement);
