import { autoUpdate } from "@floating-ui/dom";
import { ownWindow, shownParentOf } from "@quire/core";
import { type Frame, placeBeside, type Side } from "@quire/core/frame";

/**
 * Keeps an anchored frame that has opened beside its trigger while the page scrolls and changes: what `onPlace` of a frame
 * takes. The styles are written through the CSSOM, in a shadow root where the page's rules do not reach.
 * @returns lets it be
 */
export function keepBeside({ panel, anchor, align }: Frame): () => void {
  let side: Side | undefined;
  const place = () => {
    if (anchor && panel.matches(":popover-open")) side = placeBeside(panel, anchor, align, side);
  };
  // Without a size, as in a DOM that lays nothing out, there is nothing to place.
  if (!anchor || !panel.offsetWidth) return () => {};
  // Placed at once, a panel may get another size while sizes are being told, which browsers call an error.
  const resized = new ResizeObserver(() => requestAnimationFrame(place));
  for (const element of [anchor, panel]) resized.observe(element);
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const targets: Pick<EventTarget, "addEventListener">[] = [ownWindow];
  if (visualViewport) targets.push(visualViewport);
  // Out of a shadow tree comes no scrolling.
  for (let node: Node | null = anchor; node; node = shownParentOf(node)) {
    if (node instanceof ShadowRoot) targets.push(node);
  }
  for (const target of targets) {
    for (const type of ["scroll", "resize"]) target.addEventListener(type, place, options);
  }
  const stop = onShift(anchor, panel, place);
  return () => {
    resized.disconnect();
    listening.abort();
    stop();
  };
}

/**
 * Tells of an anchor that moves without scrolling, and tells at first. Floating-ui finds its way by names that
 * elements of a page can have, and up through forms, whose fields are called so, it finds no end: so it is asked for
 * nothing else.
 */
function onShift(anchor: Element, panel: HTMLElement, moved: () => void): () => void {
  try {
    return autoUpdate(anchor, panel, moved, {
      ancestorScroll: false,
      ancestorResize: false,
      elementResize: false,
    });
  } catch {
    // `<a id="addEventListener">` on the page, in an application: the panel stands, and follows all but shifts.
    moved();
    return () => {};
  }
}
