import { pageAddress } from "@quire/services/sharing";

/**
 * Which article is given: the one that the page names, or the page itself. A canonical address on another site, as
 * pages have on a machine for trying them out, names none of this one.
 */
export function articleAddress(given: string): string {
  if (given) return given;
  const address = pageAddress();
  const isOwn = URL.canParse(address) && new URL(address).origin === location.origin;
  return isOwn ? address : location.origin + location.pathname;
}
