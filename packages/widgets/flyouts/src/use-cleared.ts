import { useEffect } from "react";

/**
 * Calls `reset` when the close button closes the flyout. A click outside or Escape can be a mistake, and keeps input.
 * @example
 * useCleared(shell.host, draft.reset);
 */
export function useCleared(host: HTMLElement, reset: () => void): void {
  useEffect(() => {
    const onClose = (event: Event) => {
      if (event.target === host && (event as CustomEvent).detail?.reason === "button") reset();
    };
    host.addEventListener("quire-close", onClose);
    return () => host.removeEventListener("quire-close", onClose);
  });
}
