import { adoptStyles, getBoxFor, getWindowFor, ownWindow } from "@quire/core";
import { type Frame, findVisibleAnchor } from "@quire/core/frame";
import { keepBeside } from "@quire/ui";
import sheet from "./centred.css?inline";

const GAP = 8;

/**
 * Keeps a flyout next to its trigger, on the first side where the window does not cut it off. Without such a side it is
 * centred until it closes.
 * @returns a function that stops following
 */
export function centreIfCut(frame: Frame): () => void {
  const { host, panel } = frame;
  if (host.shadowRoot) adoptStyles(host.shadowRoot, sheet);
  for (const name of ["data-centred", "data-aside"]) panel.removeAttribute(name);
  const stop = keepBeside(frame);
  const judge = () => {
    if (panel.hasAttribute("data-centred")) return;
    // While the panel opens, it is lower than its limit.
    const isAtLimit = panel.offsetHeight + 1 >= Number.parseFloat(getComputedStyle(panel).maxHeight);
    const isContentCut = isAtLimit && panel.scrollHeight > panel.clientHeight + 1;
    if (!isContentCut && !panel.hasAttribute("data-aside")) return;
    panel.toggleAttribute("data-centred", !placeAside(frame));
  };
  // Waits for a frame, in which the panel gets its place.
  const later = () => requestAnimationFrame(judge);
  const observer = new ResizeObserver(later);
  for (const element of [panel, ...panel.children]) observer.observe(element);
  const controller = new AbortController();
  for (const type of ["resize", "scroll"])
    ownWindow.addEventListener(type, later, { capture: true, signal: controller.signal });
  return () => {
    stop();
    observer.disconnect();
    controller.abort();
  };
}

/**
 * Places the whole panel below its trigger, above it, or on one of its sides. A trigger in a menu that has closed is
 * replaced by the menu's button. Returns false if the panel fits nowhere.
 */
function placeAside({ panel, anchor }: Frame): boolean {
  const visible = anchor && findVisibleAnchor(anchor);
  if (!visible) return panel.hasAttribute("data-aside");
  const { left, right, top, bottom, width } = getBoxFor(panel, visible);
  const { width: panelWidth } = getBoxFor(panel, panel);
  const view = getWindowFor(panel);
  const height = panel.scrollHeight + panel.offsetHeight - panel.clientHeight;
  const lowest = view.height - height - GAP;
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most));
  const isRightToLeft = getComputedStyle(visible).direction === "rtl";
  const middle = within(left + (isRightToLeft ? width - panelWidth : 0), view.width - panelWidth - GAP);
  const sides = [left - GAP - panelWidth, right + GAP];
  const x = sides.find((start) => start >= GAP && start + panelWidth + GAP <= view.width);
  const y = [bottom + GAP, top - GAP - height].find((start) => start >= GAP && start <= lowest);
  if (lowest < GAP || (y === undefined && x === undefined)) return false;
  panel.style.setProperty("--_x", `${y === undefined ? x : middle}px`);
  panel.style.setProperty("--_y", `${y ?? within(top, lowest)}px`);
  panel.setAttribute("data-aside", "");
  return true;
}
