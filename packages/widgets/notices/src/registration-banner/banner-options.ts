/** Attributes and props of a banner. */
export interface BannerOptions {
  readonly emailAddress: string;
  readonly paywallSelector: string;
  /** Limit in pixels. */
  readonly scrollLimit: number;
}

export const PAYWALL_SELECTOR = 'quire-paywall, [data-quire="paywall"]';

/** Default limit of accounts-2.9 in pixels. */
export const SCROLL_LIMIT = 250;
