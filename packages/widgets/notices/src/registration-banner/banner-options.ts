/** What the page may say of a banner; its attributes and props. */
export interface BannerOptions {
  readonly emailAddress: string;
  readonly paywallSelector: string;
  /** In pixels. */
  readonly scrollLimit: number;
}

export const PAYWALL_SELECTOR = 'quire-paywall, [data-quire="paywall"]';

/** accounts-2.9 */
export const SCROLL_LIMIT = 250;

/** The options as the host's attributes say them, before the element's own code can tell what is wrong with them. */
export function optionsOf(host: Element): BannerOptions {
  const limit = host.getAttribute("scroll-limit")?.trim();
  return {
    emailAddress: host.getAttribute("email-address") ?? "",
    paywallSelector: host.getAttribute("paywall-selector") ?? PAYWALL_SELECTOR,
    scrollLimit: limit && Number(limit) >= 0 ? Number(limit) : SCROLL_LIMIT,
  };
}
