import type { Breadcrumb, Listing } from "./breadcrumb.js";

/** Attributes and props of the breadcrumb filter. */
export interface BreadcrumbFilterOptions {
  readonly listing: Listing;
  /** Filters that replace the page's own links. */
  readonly breadcrumbs: readonly Breadcrumb[] | undefined;
}
