import { toSafeReturnPath } from "@quire/core";
import type { Listing } from "./breadcrumb.js";

/** Fragment of the filters on the listing's page. */
const PLACE = "#browse-reports-filter";

/**
 * Builds `/ascend{breadcrumb}#browse-reports-filter` or `/hbr-analytic-services{breadcrumb}#browse-reports-filter`
 * (content-2.14).
 */
export function clearPath(listing: Listing, breadcrumb: string): string {
  const all = `/${listing}${PLACE}`;
  const rest = breadcrumb.trim().split("#", 1)[0] ?? "";
  if (!/^([/?].*)?$/.test(rest)) return all;
  const path = toSafeReturnPath(`/${listing}${rest}`, "");
  return path === "" ? all : path + PLACE;
}
