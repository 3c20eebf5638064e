import { ownDocument, treeOf } from "@quire/core";

/** Pixels of a phone's window that a box takes below what it explains, with its distances. */
const ROOM = 240;

/**
 * Tells whether what a box explains is in sight, also where the page brings it later. On a phone, where a box is as
 * wide as the window, it is not in sight before there is room below it: a box above would lie over what is being read.
 * @param covered how much of the window's top lies under the page's header, in pixels
 */
export function watchAnchor(
  host: HTMLElement,
  id: string,
  covered: number,
  tell: (anchor: Element, isInSight: boolean) => void,
  signal: AbortSignal,
): void {
  const find = () => {
    return treeOf(host).getElementById(id) ?? ownDocument.getElementById(id);
  };
  let sight: IntersectionObserver | undefined;
  const watch = (anchor: Element) => {
    const options = { threshold: 0.01, rootMargin: `-${covered}px 0px -${roomBelow(anchor)}px` };
    sight = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) tell(last.target, last.isIntersecting && last.target.isConnected);
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
  // Also once it is there: what renders the page may put another in its place.
  const search = new MutationObserver(follow);
  for (const tree of new Set([document, host.getRootNode()]))
    search.observe(tree, { childList: true, subtree: true, attributeFilter: ["id"] });
  follow();
  signal.addEventListener("abort", () => {
    sight?.disconnect();
    search.disconnect();
  });
}

/** None where the page ends too soon to be scrolled so far. */
function roomBelow(anchor: Element): number {
  const { scrollHeight } = ownDocument.documentElement;
  const rest = scrollHeight - scrollY - anchor.getBoundingClientRect().bottom;
  return rest >= ROOM && matchMedia("(max-width: 767px) and (min-height: 480px)").matches ? ROOM : 0;
}
