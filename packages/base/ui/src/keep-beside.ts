import { autoUpdate } from "@floating-ui/dom";
import { getShownParent, ownWindow } from "@quire/core";
import { type Frame, placeBeside, type Side } from "@quire/core/frame";

/**
 * Keeps an open anchored frame next to its trigger while the page scrolls and changes, for `onPlace` of a frame. It
 * sets the styles through the CSSOM, in a shadow root that the page's rules do not reach.
 * @returns a function that stops following
 */
export function keepBeside({ panel, anchor, align }: Frame): () => void {
  let side: Side | undefined;
  const place = () => {
    if (anchor && panel.matches(":popover-open")) side = placeBeside(panel, anchor, align, side);
  };
  // A DOM without layout, such as a simulated one, gives the panel no size and no position.
  if (!anchor || !panel.offsetWidth) return () => {};
  // Waits for a frame, because resizing during a ResizeObserver callback is an error in browsers.
  const resized = new ResizeObserver(() => requestAnimationFrame(place));
  for (const element of [anchor, panel]) resized.observe(element);
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const targets: Pick<EventTarget, "addEventListener">[] = [ownWindow];
  if (visualViewport) targets.push(visualViewport);
  // Scroll events do not leave a shadow tree.
  for (let node: Node | null = anchor; node; node = getShownParent(node)) {
    if (node instanceof ShadowRoot) targets.push(node);
  }
  for (const target of targets) {
    for (const type of ["scroll", "resize"]) target.addEventListener(type, place, options);
  }
  const stop = onShift(anchor, panel, place);
  return () => {
    resized.disconnect();
    controller.abort();
    stop();
  };
}

/**
 * Calls `moved` at first, and when the anchor moves without scrolling. Floating UI's other options are off.
 * They walk up the tree by property names that form fields can shadow, which could loop forever.
 */
function onShift(anchor: Element, panel: HTMLElement, moved: () => void): () => void {
  try {
    return autoUpdate(anchor, panel, moved, {
      ancestorScroll: false,
      ancestorResize: false,
      elementResize: false,
    });
  } catch {
    // The page has `<a id="addEventListener">`. The panel is placed once, and does not follow shifts.
    moved();
    return () => {};
  }
}
