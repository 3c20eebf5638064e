import { useEffect } from "react";

/** The close button gives up what was chosen and typed; a press outside or Escape may be a slip. */
export function useCleared(host: HTMLElement, reset: () => void): void {
  useEffect(() => {
    const onClose = (event: Event) => {
      if (event.target === host && (event as CustomEvent).detail?.reason === "button") reset();
    };
    host.addEventListener("quire-close", onClose);
    return () => host.removeEventListener("quire-close", onClose);
  });
}
