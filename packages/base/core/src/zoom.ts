/** By how much a page's CSS `zoom` makes an element larger; engines without the property have no such zoom. */
const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1;

/**
 * The box of an element, or of a range, in the window, in pixels of `reader`: what a script measures is in pixels of the
 * window, what it writes into a style is in the styled element's own.
 */
export function boxFor(reader: Element, element: Pick<Element, "getBoundingClientRect">): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const zoom = zoomOf(reader);
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
}

/** The window's width without a scroll bar, and its height, in pixels of `reader`; also where a page is in quirks mode. */
export function windowFor(reader: Element): { readonly width: number; readonly height: number } {
  const { documentElement, compatMode } = document;
  const zoom = zoomOf(reader);
  // In quirks mode the root's width is in its own pixels, else in those of the window.
  const scale = compatMode === "BackCompat" ? zoomOf(documentElement) : 1;
  return {
    width: (documentElement.clientWidth * scale) / zoom,
    height: innerHeight / zoom,
  };
}
