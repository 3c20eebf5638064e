import { ownWindow } from "@quire/core";

/** Where a reader who has the keyboard gets to a notice from anywhere on the page. */
export const SHORTCUT = "F8";

/** Calls `focus` for it, until the signal aborts. */
export function onShortcut(focus: () => void, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== SHORTCUT || event.defaultPrevented) return;
    event.preventDefault();
    focus();
  };
  ownWindow.addEventListener("keydown", onKey, { signal });
}
