import { plainPartShell } from "@quire/plain-parts";
import closeSheet from "../close.css?inline";
import sheet from "../subscription-banner/subscription-banner.css?inline";
import { ATTRIBUTES, optionsOf } from "../subscription-banner/subscription-banner-options.js";
import { SubscriptionBannerPart } from "../subscription-banner/subscription-banner-part.js";

/** All that it is. */
export const shell = plainPartShell({
  name: "subscription-banner",
  sheet: closeSheet + sheet,
  attributes: ATTRIBUTES,
  optionsOf,
  create: (place) => new SubscriptionBannerPart(place),
});
