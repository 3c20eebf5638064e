import { safeHref } from "@quire/core";

export interface FrameAddress {
  readonly href: string;
  /** The origin whose messages are accepted. */
  readonly origin: string;
  /** Display name of the site. */
  readonly site: string;
}

/**
 * Returns the address of a video's frame, with the page's origin as a parameter. Undefined for an unsafe address.
 * @param page the page's own address
 */
export function getFrameAddress(src: string, page: string): FrameAddress | undefined {
  if (safeHref(src) === undefined || !URL.canParse(src, page)) return undefined;
  const url = new URL(src, page);
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  const { origin } = new URL(page);
  // A page in a sandboxed frame has no origin that a message could be sent to.
  if (origin !== "null") url.searchParams.set("parent", origin);
  url.searchParams.set("autoplay", "");
  return { href: url.href, origin: url.origin, site: url.host };
}
