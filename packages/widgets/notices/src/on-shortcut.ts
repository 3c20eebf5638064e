import { NOTICE_SHORTCUT, ownWindow } from "@quire/core";

/** Calls `focus` for the key that moves the focus to a notice, until the signal aborts. */
export function onShortcut(focus: () => void, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== NOTICE_SHORTCUT || event.defaultPrevented) return;
    event.preventDefault();
    focus();
  };
  ownWindow.addEventListener("keydown", onKey, { signal });
}
