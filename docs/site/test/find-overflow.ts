/**
 * Finds parts that stick out of the body sideways, scroll sideways or cut text, also in open shadow roots. Runs in the page.
 * @returns one line for each fault: the part, and its text
 */
export function findOverflow(): string[] {
  const faults = new Set<string>();
  const { left, right } = document.body.getBoundingClientRect();

  function name(element: Element): string {
    const part = element.getAttribute("part") ?? element.className;
    return `${element.localName}${part ? `[${part}]` : ""} "${element.textContent?.trim().slice(0, 40)}"`;
  }
  /** Parts that scroll, or that shorten text, on purpose. */
  const BY_DESIGN = "[part=track], [part=stage], [part=embed], [part=description]";
  const isScrolled = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX);

  function visit(element: Element, isInScroller: boolean): void {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    if (element.matches(BY_DESIGN)) return;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    // Texts for screen readers have one pixel.
    if (
      box.width <= 1 ||
      box.height <= 1 ||
      style.clipPath !== "none" ||
      element.matches("dialog, :popover-open")
    )
      return;
    if (!isInScroller && (box.right > right + 1 || box.left < left - 1))
      faults.add(`sticks out: ${name(element)}`);
    const isWider = element.scrollWidth > element.clientWidth + 1 && style.display !== "inline";
    if (isWider && isScrolled(style)) faults.add(`scrolls: ${name(element)}`);
    const hides = /hidden|clip/.test(style.overflowX);
    const isField = element.matches("input, textarea, select");
    if (isWider && hides && !isField && element.textContent?.trim()) faults.add(`cuts: ${name(element)}`);
    for (const child of [...(element.shadowRoot?.children ?? []), ...element.children])
      visit(child, isInScroller || hides || isScrolled(style));
  }
  for (const child of document.body.children) visit(child, false);
  return [...faults];
}
