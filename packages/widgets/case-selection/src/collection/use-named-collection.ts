import { isPlainClick, ownAddress, ownDocument, ownWindow } from "@quire/core";
import { useLayoutEffect, useRef } from "react";
import { scrollTo } from "./scroll-to.js";

/** Delay in milliseconds (accounts-9.5). */
const SCROLL_DELAY_MS = 1_000;
const HASH_SCROLL_MS = 500;
const ANCHOR_SCROLL_MS = 1_000;

/** Shows the tile of a collection and returns its element, or undefined for an unknown collection. */
type ShowTile = (id: string) => Element | undefined;

/**
 * A hash that names a collection expands its tile after a second, or scrolls to its description on the page. A link to
 * the collection does so on its click (accounts-2.32). The browser handles other hashes.
 * @returns a function that drops a waiting hash when the user opens a tile
 */
export function useNamedCollection(showTile: ShowTile, has: (id: string) => boolean): () => void {
  const latest = useRef({ showTile, has });
  latest.current = { showTile, has };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);

  // A layout effect runs before the paint, so an early choice of a tile is not missed.
  useLayoutEffect(() => {
    const abort = new AbortController();
    const go = (name: string, duration: number) => {
      const target = latest.current.showTile(name) ?? descriptionOf(name);
      // The tile has its new position after the paint.
      if (target) requestAnimationFrame(() => scrollTo(target, duration, abort.signal));
    };
    const followHash = () => {
      clearTimeout(timer.current);
      const name = nameIn(location.hash);
      if (name) timer.current = setTimeout(go, SCROLL_DELAY_MS, name, HASH_SCROLL_MS);
    };
    const followAnchor = (event: MouseEvent) => {
      const link = getAnchor(event);
      const name = link && nameIn(link.hash);
      if (!name || !(latest.current.has(name) || descriptionOf(name))) return;
      event.preventDefault();
      clearTimeout(timer.current);
      history.pushState(null, "", ownAddress(link.hash));
      go(name, ANCHOR_SCROLL_MS);
    };
    followHash();
    ownWindow.addEventListener("hashchange", followHash, { signal: abort.signal });
    ownDocument.addEventListener("click", followAnchor, { signal: abort.signal });
    return () => {
      clearTimeout(timer.current);
      abort.abort();
    };
  }, []);
  return cancel;
}

/** Finds the element that describes a collection in the page's own text. */
function descriptionOf(name: string): Element | undefined {
  const element = ownDocument.getElementById(name);
  return element?.matches("[data-collection-description]") ? element : undefined;
}

function nameIn(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined; // The name is malformed, so no collection has it.
  }
}

/** Returns the clicked link if it leads to a place on this page. */
function getAnchor(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  const path = event.composedPath();
  const link = path.find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
  const isSamePage = link?.hash && link.href.split("#", 1)[0] === location.href.split("#", 1)[0];
  return isSamePage ? link : undefined;
}
