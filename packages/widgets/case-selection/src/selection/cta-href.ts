import { safeHref } from "@quire/core";

/** The default address of the subscription link. */
export const CTA_TARGET = "/subscriptions";

/**
 * Returns the call-to-action's address: the configured target with `ab`, the tag of the experiment
 * paywall-case-subtout (accounts-2.18). The default replaces an unsafe target. If there is no tag, `ab` is
 * left out.
 */
export function ctaHref(target: string, tag: string | undefined): string {
  const href = safeHref(target) ?? CTA_TARGET;
  if (!tag) return href;
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set("ab", tag);
  return `${path}?${parameters}${hash}`;
}
