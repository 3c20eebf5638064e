import type { TopicRoute } from "./topic-path.js";

/** The page types that have a headline bar (content-2.24). */
export const PAGE_TYPES = ["utility", "spotlight", "big-idea"] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** What a page may say of a headline bar; its attributes and props. */
export interface HeadlineBarOptions {
  readonly type: PageType;
  readonly headline: string;
  readonly topic: string;
  readonly topicRoute: TopicRoute;
  /** What stays at the top of the window, as a CSS selector: the bar follows below it. */
  readonly below: string;
}

export const BELOW = 'quire-header, [data-quire-widget="header"]';
