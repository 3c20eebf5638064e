import { pageAddress } from "@quire/services/sharing";

/**
 * Returns the article's address: the given one, or the page's own. A canonical address of another site, as on a
 * development machine, is ignored.
 */
export function articleAddress(given: string): string {
  if (given) return given;
  const address = pageAddress();
  const isOwn = URL.canParse(address) && new URL(address).origin === location.origin;
  return isOwn ? address : location.origin + location.pathname;
}
