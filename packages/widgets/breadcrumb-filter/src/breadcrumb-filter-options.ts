import { jsonOf } from "@quire/plain-parts";
import { type Breadcrumb, isBreadcrumbs, LISTINGS, type Listing } from "./breadcrumb.js";

/** What a page may say of its filters; attributes and props. */
export interface BreadcrumbFilterOptions {
  readonly listing: Listing;
  /** Instead of the page's own links. */
  readonly breadcrumbs: readonly Breadcrumb[] | undefined;
}

export const ATTRIBUTES = ["listing", "breadcrumbs"];

/** The options as the host's attributes say them, before the element's own code can tell what is wrong with them. */
export function optionsOf(host: Element): BreadcrumbFilterOptions {
  const said = host.getAttribute("listing")?.trim();
  return {
    listing: LISTINGS.find((listing) => listing === said) ?? "ascend",
    breadcrumbs: jsonOf(host, "breadcrumbs", isBreadcrumbs),
  };
}
