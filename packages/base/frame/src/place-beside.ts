const GAP = 8;

/** With which edge of its trigger a panel is aligned. */
export type Align = "start" | "end";

/**
 * Puts a panel below its trigger, aligned with the trigger's end or start, inside the viewport. It is the
 * first placing, in one measure and one write; floating-ui takes over when it is there.
 * @returns takes the placing back.
 */
export function placeBeside(panel: HTMLElement, trigger: Element, align: Align = "end"): () => void {
  const anchor = trigger.getBoundingClientRect();
  const { width } = panel.getBoundingClientRect();
  const rightToLeft = getComputedStyle(trigger).direction === "rtl";
  const wanted = rightToLeft === (align === "end") ? anchor.left : anchor.right - width;
  const most = document.documentElement.clientWidth - width - GAP;
  panel.style.setProperty("left", `${Math.max(GAP, Math.min(wanted, most))}px`);
  panel.style.setProperty("top", `${anchor.bottom + GAP}px`);
  return () => {
    panel.style.removeProperty("left");
    panel.style.removeProperty("top");
  };
}
