export type { Breadcrumb, Listing } from "./breadcrumb.js";
export { BreadcrumbFilter, type BreadcrumbFilterProps } from "./breadcrumb-filter.js";
