import { adoptStyles, ownWindow } from "@quire/core";
import type { Frame } from "@quire/core/frame";
import { keepBeside } from "@quire/ui";
import sheet from "./centred.css?inline";

/**
 * Keeps a flyout next to its trigger. If the window cuts it off there, it is centred until it closes.
 * @returns a function that stops following
 */
export function centreIfCut(frame: Frame): () => void {
  const { host, panel } = frame;
  if (host.shadowRoot) adoptStyles(host.shadowRoot, sheet);
  panel.removeAttribute("data-centred");
  const stop = keepBeside(frame);
  const judge = () => {
    // While the panel opens, it is lower than its limit.
    const isAtLimit = panel.offsetHeight + 1 >= Number.parseFloat(getComputedStyle(panel).maxHeight);
    if (isAtLimit && panel.scrollHeight > panel.clientHeight + 1) panel.setAttribute("data-centred", "");
  };
  // Waits for a frame, in which the panel gets its place.
  const later = () => requestAnimationFrame(judge);
  const observer = new ResizeObserver(later);
  for (const element of [panel, ...panel.children]) observer.observe(element);
  ownWindow.addEventListener("resize", later);
  return () => {
    stop();
    observer.disconnect();
    ownWindow.removeEventListener("resize", later);
  };
}
