/** Attributes and props of a subscription banner. */
export interface SubscriptionBannerOptions {
  /** A CSS selector of the article. The banner opens when the user scrolls to its start. */
  readonly article: string;
  /** On pages that have one of these there is no banner. */
  readonly ascendHeader: string;
  readonly subscribeHref: string;
  /** How many free articles are left; below zero, what the reader's profile says. */
  readonly articlesLeft: number;
}

export const ARTICLE = "[data-article-start], article";
export const ASCEND_HEADER = "[data-ascend-header], .ascend-header";
export const SUBSCRIBE_HREF = "/subscriptions";
export const BY_PROFILE = -1;
