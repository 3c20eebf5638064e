/** Under this name it stands in the hash of a frame's address. */
const KEY = "quire-frame";

/** A frame's address, and what its page says with every message: a page that comes in its place does not know it. */
export interface MarkedAddress {
  readonly href: string;
  readonly mark: string;
}

/** Gives an address a mark of its own. A hash reaches no server, no cache, and nobody as a referrer. */
export function markAddress(href: string): MarkedAddress {
  const mark = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const url = new URL(href);
  url.hash += `&${KEY}=${mark}`;
  return { href: url.href, mark };
}

/** The mark that this very page was given; none where the page around has not come by way of the widget. */
export function ownMark(): string | undefined {
  return new URLSearchParams(location.hash.slice(1)).get(KEY) ?? undefined;
}
