/** A ref: what has just come takes the focus, so that nobody has to look for it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
