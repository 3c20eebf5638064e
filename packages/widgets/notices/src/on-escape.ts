import { isComposing } from "@quire/core";

/**
 * Calls `close` for Escape in `target`. The key then closes nothing else, such as a dialog of the page around
 * it.
 */
export function onEscape(
  target: HTMLElement,
  close: () => void,
  options: AddEventListenerOptions = {},
): void {
  target.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || isComposing(event)) return;
      event.stopPropagation();
      event.preventDefault();
      close();
    },
    options,
  );
}
