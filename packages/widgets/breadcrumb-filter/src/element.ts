import { asElement } from "@quire/element";
import { breadcrumbFilter } from "./breadcrumb-filter.js";

/** The class of `<quire-breadcrumb-filter>`; `define.ts` registers it. */
export const BreadcrumbFilterElement = asElement(breadcrumbFilter);
