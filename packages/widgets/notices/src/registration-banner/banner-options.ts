/** Attributes and props of a banner. */
export interface BannerOptions {
  readonly emailAddress: string;
  readonly paywallSelector: string;
  /** In pixels. */
  readonly scrollLimit: number;
}

export const PAYWALL_SELECTOR = 'quire-paywall, [data-quire="paywall"]';

/** accounts-2.9 */
export const SCROLL_LIMIT = 250;
