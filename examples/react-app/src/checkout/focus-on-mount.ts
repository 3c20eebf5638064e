/** A ref callback that focuses a new element, so that users find it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
