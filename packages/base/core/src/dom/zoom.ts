/** Returns an element's CSS zoom factor. Engines without the property have no zoom. */
const getZoom = (element: Element): number => element.currentCSSZoom ?? 1;

/**
 * Returns the box of an element or range in the window, in CSS pixels of `reader`. Measured values are in window pixels,
 * but styles use pixels of the styled element.
 */
export function getBoxFor(reader: Element, element: Pick<Element, "getBoundingClientRect">): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const zoom = getZoom(reader);
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
}

/** Returns the window's size without scroll bars, in CSS pixels of `reader`, also in quirks mode. */
export function getWindowFor(reader: Element): { readonly width: number; readonly height: number } {
  const { documentElement, compatMode } = document;
  const zoom = getZoom(reader);
  // In quirks mode the root's width is in its own pixels, otherwise in window pixels.
  const scale = compatMode === "BackCompat" ? getZoom(documentElement) : 1;
  return {
    width: (documentElement.clientWidth * scale) / zoom,
    height: innerHeight / zoom,
  };
}
