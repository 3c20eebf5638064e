import type { Breadcrumb, Listing } from "./breadcrumb.js";

/** What a page may say of its filters; attributes and props. */
export interface BreadcrumbFilterOptions {
  readonly listing: Listing;
  /** Instead of the page's own links. */
  readonly breadcrumbs: readonly Breadcrumb[] | undefined;
}
