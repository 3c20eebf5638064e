/**
 * Headings keep their outline, because it frames short text. An outline around an article would only frame
 * the window.
 */
const HEADING = "h1, h2, h3, h4, h5, h6";

/**
 * Focuses an element of the page, and makes it focusable until focus leaves. The outline of a focused element
 * is hidden, unless it is a heading or a control. An element that already has focus stays unchanged.
 */
export function focusOnce(place: HTMLElement, options: FocusOptions = { preventScroll: true }): void {
  if (place.matches(":focus")) return;
  const { style } = place;
  if (place.tabIndex < 0) {
    const hasTemporaryTabindex = !place.hasAttribute("tabindex");
    const before = style.outline;
    if (hasTemporaryTabindex) place.tabIndex = -1;
    if (!place.matches(HEADING)) style.setProperty("outline", "none", "important");
    const takeBack = () => {
      if (hasTemporaryTabindex) place.removeAttribute("tabindex");
      style.outline = before;
    };
    place.addEventListener("blur", takeBack, { once: true });
  }
  place.focus(options);
}
