import { safeReturnPath } from "@quire/core";
import type { Listing } from "./breadcrumb.js";

/** The fragment of the filters in the listing's page. */
const PLACE = "#browse-reports-filter";

/**
 * `/ascend{breadcrumb}#browse-reports-filter` and `/hbr-analytic-services{breadcrumb}#browse-reports-filter`
 * (content-2.14).
 */
export function clearPath(listing: Listing, breadcrumb: string): string {
  const all = `/${listing}${PLACE}`;
  const rest = breadcrumb.trim().split("#", 1)[0] ?? "";
  if (!/^([/?].*)?$/.test(rest)) return all;
  const path = safeReturnPath(`/${listing}${rest}`, "");
  return path === "" ? all : path + PLACE;
}
