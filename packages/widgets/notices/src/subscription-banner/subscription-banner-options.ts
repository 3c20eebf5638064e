/** Attributes and props of a subscription banner. */
export interface SubscriptionBannerOptions {
  /** A CSS selector of the article. The banner opens when the user scrolls to its start. */
  readonly article: string;
  /** Selector of ascend headers. The banner stays hidden on a page with one. */
  readonly ascendHeader: string;
  readonly subscribeHref: string;
  /** Number of free articles left. A negative number means the number in the user's profile. */
  readonly articlesLeft: number;
}

export const ARTICLE = "[data-article-start], article";
export const ASCEND_HEADER = "[data-ascend-header], .ascend-header";
export const SUBSCRIBE_HREF = "/subscriptions";
export const BY_PROFILE = -1;
