/** Moves a panel to the top of the window if it would cover its trigger at the foot. */
export function keepOff(panel: HTMLElement, trigger: HTMLElement | undefined): void {
  delete panel.dataset.edge;
  if (!trigger) return;
  const { top, bottom } = trigger.getBoundingClientRect();
  const box = panel.getBoundingClientRect();
  if (bottom > box.top && top < box.bottom) panel.dataset.edge = "top";
}
