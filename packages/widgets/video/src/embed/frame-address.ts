import { safeHref } from "@quire/core";

export interface FrameAddress {
  readonly href: string;
  /** Whose messages count. */
  readonly origin: string;
  /** As readers know it. */
  readonly site: string;
}

/**
 * The address of a video's frame, which is told of the page around it; `undefined` where it may not be one.
 * @param page the page's own address
 */
export function frameAddress(src: string, page: string): FrameAddress | undefined {
  if (safeHref(src) === undefined || !URL.canParse(src, page)) return undefined;
  const url = new URL(src, page);
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  const { origin } = new URL(page);
  // A page in a sandboxed frame has no origin that a message could be sent to.
  if (origin !== "null") url.searchParams.set("parent", origin);
  url.searchParams.set("autoplay", "");
  return { href: url.href, origin: url.origin, site: url.host };
}
