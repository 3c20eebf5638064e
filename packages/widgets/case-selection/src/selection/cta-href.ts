import { safeHref, withParameter } from "@quire/core";

/** The default address of the subscription link. */
export const CTA_TARGET = "/subscriptions";

/**
 * Returns the call-to-action's address: the configured target with `ab`, the tag of the experiment
 * paywall-case-subtout (accounts-2.18). The default replaces an unsafe target. If there is no tag, `ab` is
 * left out.
 */
export function getCtaHref(target: string, tag: string | undefined): string {
  const href = safeHref(target) ?? CTA_TARGET;
  return tag ? withParameter(href, "ab", tag) : href;
}
