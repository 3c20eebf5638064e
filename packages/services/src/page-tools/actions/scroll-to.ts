import { type Action, goTo, ownAddress, ownDocument, reportFault } from "@quire/core";
import { focusTarget, glideTo } from "../glide-to.js";

/**
 * `data-quire-do="scroll-to"` on a link within the page: scrolls there in 468 ms (content-9.11). The address and the
 * focus change as with a normal link.
 */
export const action: Action = {
  async run({ element, data }) {
    const hash = getHash(element, data.target);
    const target = hash === undefined ? null : getPlace(hash);
    if (hash === undefined || !target) {
      if (element instanceof HTMLAnchorElement) goTo(element.href);
      const fix = 'Write href="#id" with the id of something on the page.';
      reportFault("trigger/unknown", "A scroll-to trigger leads nowhere in this page.", { fix });
      return "failed";
    }
    if (location.hash !== hash) history.pushState(history.state, "", ownAddress(hash));
    if (await glideTo(target)) focusTarget(target);
    return "idle";
  },
};

/** Returns the hash of the trigger's target. Undefined for a link to another page. */
function getHash(element: HTMLElement, target: string | undefined): string | undefined {
  if (target) return `#${target.replace(/^#/, "")}`;
  if (!(element instanceof HTMLAnchorElement)) return undefined;
  const isSamePage = element.pathname === location.pathname && element.search === location.search;
  return isSamePage && element.origin === location.origin ? element.hash || "#top" : undefined;
}

function getPlace(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  const place = ownDocument.getElementById(decode(id)) ?? ownDocument.getElementById(id);
  return place ?? (id === "top" ? ownDocument.documentElement : null);
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id; // An id with a lone "%" cannot be decoded.
  }
}
