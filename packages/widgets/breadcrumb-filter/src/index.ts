import { asComponent } from "@quire/element";
import { breadcrumbFilter } from "./element.js";

export type { Breadcrumb, Listing } from "./breadcrumb.js";
export type { BreadcrumbFilterProps } from "./element.js";

/** `<quire-breadcrumb-filter>` for React. */
export const BreadcrumbFilter = asComponent(breadcrumbFilter);
