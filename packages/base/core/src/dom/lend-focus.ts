/** These are read as one with their ring; around a whole article it only frames the window. */
const HEADING = "h1, h2, h3, h4, h5, h6";

/**
 * Gives the focus to a place of the page, for as long as it stays there. One that is no control takes it without a ring
 * around all of it, unless it is a heading. One that has it keeps it as it was lent.
 */
export function lendFocus(place: HTMLElement, options: FocusOptions = { preventScroll: true }): void {
  if (place.matches(":focus")) return;
  const { style } = place;
  if (place.tabIndex < 0) {
    const isLent = !place.hasAttribute("tabindex");
    const before = style.outline;
    if (isLent) place.tabIndex = -1;
    if (!place.matches(HEADING)) style.setProperty("outline", "none", "important");
    const takeBack = () => {
      if (isLent) place.removeAttribute("tabindex");
      style.outline = before;
    };
    place.addEventListener("blur", takeBack, { once: true });
  }
  place.focus(options);
}
