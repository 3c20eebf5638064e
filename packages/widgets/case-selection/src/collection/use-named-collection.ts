import { isPlainClick, ownAddress, ownDocument, ownWindow } from "@quire/core";
import { useLayoutEffect, useRef } from "react";
import { scrollTo } from "./scroll-to.js";

/** Milliseconds (accounts-9.5). */
const DELAY = 1_000;
const HASH_SCROLL = 500;
const ANCHOR_SCROLL = 1_000;

/** Shows the tile of a collection, and gives its element; undefined where there is none of that name. */
type ShowTile = (id: string) => Element | undefined;

/**
 * A hash that names a collection expands its tile, or scrolls to its description elsewhere on the page,
 * after a second; a link of the page to it does so when it is pressed (accounts-2.32). Other hashes are the
 * browser's.
 * @returns forgets a hash that still waits: the reader has chosen a tile
 */
export function useNamedCollection(showTile: ShowTile, has: (id: string) => boolean): () => void {
  const latest = useRef({ showTile, has });
  latest.current = { showTile, has };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);

  // With the tiles, and not after their paint: who chooses one at once is heard.
  useLayoutEffect(() => {
    const abort = new AbortController();
    const go = (name: string, duration: number) => {
      const target = latest.current.showTile(name) ?? descriptionOf(name);
      // After the paint: the tile has its new place then.
      if (target) requestAnimationFrame(() => scrollTo(target, duration, abort.signal));
    };
    const followHash = () => {
      clearTimeout(timer.current);
      const name = nameIn(location.hash);
      if (name) timer.current = setTimeout(go, DELAY, name, HASH_SCROLL);
    };
    const followAnchor = (event: MouseEvent) => {
      const link = anchorOf(event);
      const name = link && nameIn(link.hash);
      if (!name || !(latest.current.has(name) || descriptionOf(name))) return;
      event.preventDefault();
      clearTimeout(timer.current);
      history.pushState(null, "", ownAddress(link.hash));
      go(name, ANCHOR_SCROLL);
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

/** The element that describes a collection in the page's own text. */
function descriptionOf(name: string): Element | undefined {
  const element = ownDocument.getElementById(name);
  return element?.matches("[data-collection-description]") ? element : undefined;
}

function nameIn(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined; // Not an encoded name: no collection is called so.
  }
}

/** The pressed link, where it leads to a place on this very page. */
function anchorOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  const path = event.composedPath();
  const link = path.find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
  const isHere = link?.hash && link.href.split("#", 1)[0] === location.href.split("#", 1)[0];
  return isHere ? link : undefined;
}
