const PRODUCT = /^\/product\/(?=[^/?#])/;

/**
 * Where adding from a listing leads back to: the product's address with a segment `an` more, before the last
 * (content-2.3). Undefined where it is absolute, has that segment already, or is no product's.
 */
export function listingAddress(productUrl: string): string | undefined {
  if (!PRODUCT.test(productUrl)) return undefined;
  const [path = "", ...rest] = productUrl.split(/(?=[?#])/);
  const segments = path.replace(/\/$/, "").split("/");
  if (segments.includes("an")) return undefined;
  return [...segments.slice(0, -1), "an", ...segments.slice(-1)].join("/") + rest.join("");
}

/** The digits of `referral=` in a product's address (content-2.4). */
export function referralOf(productUrl: string): string | undefined {
  return /[?&]referral=(\d{1,32})(?:[&#]|$)/.exec(productUrl)?.[1];
}
