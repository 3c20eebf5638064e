import { usePlainPart } from "@quire/plain-parts";
import type { ReactNode } from "react";
import type { SubscriptionBannerOptions } from "./subscription-banner-options.js";

/** All that is seen is plain DOM, in the shell: this hands on what properties say. */
export function SubscriptionBannerView(options: SubscriptionBannerOptions): ReactNode {
  usePlainPart(options);
  return null;
}
