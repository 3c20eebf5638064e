import { usePlainPart } from "@quire/plain-parts";
import type { ReactNode } from "react";
import type { BreadcrumbFilterOptions } from "./breadcrumb-filter-options.js";

/** All that is seen is plain DOM, in the shell: this hands on what properties say. */
export function BreadcrumbFilterView(options: BreadcrumbFilterOptions): ReactNode {
  usePlainPart(options);
  return null;
}
