const PRODUCT = /^\/product\/(?=[^/?#])/;

/**
 * Returns the address after adding from a listing: the product's address with a segment `an` before the last one
 * (content-2.3). Undefined for an absolute address, one with that segment, or one that is not a product's.
 */
export function getListingAddress(productUrl: string): string | undefined {
  if (!PRODUCT.test(productUrl)) return undefined;
  const [path = "", ...rest] = productUrl.split(/(?=[?#])/);
  const segments = path.replace(/\/$/, "").split("/");
  if (segments.includes("an")) return undefined;
  return [...segments.slice(0, -1), "an", ...segments.slice(-1)].join("/") + rest.join("");
}

/** Returns the digits of `referral=` in a product's address (content-2.4). */
export function getReferral(productUrl: string): string | undefined {
  return /[?&]referral=(\d{1,32})(?:[&#]|$)/.exec(productUrl)?.[1];
}
