import { getTree, ownDocument } from "@quire/core";

/** Height in pixels of a box with its distances, below the explained element on a phone. */
const BOX_HEIGHT_PX = 240;

/**
 * Calls `onSight` when the explained element enters or leaves the view, even if the page adds it later. On a
 * phone it counts as in view only if there is space for the box below. A box above would cover the text being
 * read.
 * @param covered height in pixels that the page's header covers at the top of the window
 */
export function watchAnchor(
  host: HTMLElement,
  id: string,
  covered: number,
  onSight: (anchor: Element, isInSight: boolean) => void,
  signal: AbortSignal,
): void {
  const find = () => {
    return getTree(host).getElementById(id) ?? ownDocument.getElementById(id);
  };
  let sight: IntersectionObserver | undefined;
  const watch = (anchor: Element) => {
    const options = { threshold: 0.01, rootMargin: `-${covered}px 0px -${roomBelow(anchor)}px` };
    sight = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) onSight(last.target, last.isIntersecting && last.target.isConnected);
    }, options);
    sight.observe(anchor);
  };
  let watched: Element | null = null;
  const follow = () => {
    const anchor = find();
    if (!anchor || anchor === watched) return;
    sight?.disconnect();
    watched = anchor;
    watch(anchor);
  };
  // Continues after the element was found, because the page may replace it.
  const search = new MutationObserver(follow);
  for (const tree of new Set([document, host.getRootNode()]))
    search.observe(tree, { childList: true, subtree: true, attributeFilter: ["id"] });
  follow();
  signal.addEventListener("abort", () => {
    sight?.disconnect();
    search.disconnect();
  });
}

/** Returns the required space below, or 0 if the page is too short to scroll that far. */
function roomBelow(anchor: Element): number {
  const { scrollHeight } = ownDocument.documentElement;
  const rest = scrollHeight - scrollY - anchor.getBoundingClientRect().bottom;
  return rest >= BOX_HEIGHT_PX && matchMedia("(max-width: 767px) and (min-height: 480px)").matches
    ? BOX_HEIGHT_PX
    : 0;
}
