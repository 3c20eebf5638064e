/** Name of the mark in the hash of a frame's address. */
const KEY = "quire-frame";

/** A frame's address with a mark, which its page sends with every message. Another page in the frame does not know it. */
export interface MarkedAddress {
  readonly href: string;
  readonly mark: string;
}

/** Adds a random mark to an address. The hash is not sent to servers, caches, or as a referrer. */
export function markAddress(href: string): MarkedAddress {
  const mark = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const url = new URL(href);
  url.hash += `&${KEY}=${mark}`;
  return { href: url.href, mark };
}

/** Returns this page's mark, or undefined if no widget has framed it. */
export function ownMark(): string | undefined {
  return new URLSearchParams(location.hash.slice(1)).get(KEY) ?? undefined;
}
