import type { TopicRoute } from "./topic-path.js";

/** The page types that have a headline bar (content-2.24). */
export const PAGE_TYPES = ["utility", "spotlight", "big-idea"] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** Attributes and props of a headline bar. */
export interface HeadlineBarOptions {
  readonly type: PageType;
  readonly headline: string;
  readonly topic: string;
  readonly topicRoute: TopicRoute;
  /** A CSS selector of the element that stays at the top of the window. The bar sticks below it. */
  readonly below: string;
}

export const BELOW = 'quire-header, [data-quire-widget="header"]';
