/** Puts a panel at the window's top where it would cover, at its foot, what has opened it. */
export function keepOff(panel: HTMLElement, trigger: HTMLElement | undefined): void {
  delete panel.dataset.edge;
  if (!trigger) return;
  const { top, bottom } = trigger.getBoundingClientRect();
  const box = panel.getBoundingClientRect();
  if (bottom > box.top && top < box.bottom) panel.dataset.edge = "top";
}
