import { useFrameEvents, useHost } from "@quire/element";
import { reportFailure } from "./failure.js";

/**
 * Restores the forms' container when the modal opens, and reports to the developer that it was missing. It is in the
 * light DOM, where a page's script may remove it, for example by emptying the element.
 */
export function useContainer(): void {
  const { host, container } = useHost().shell;
  useFrameEvents(
    () => {
      if (container.parentNode === host) return;
      host.append(container);
      const fix = "Leave what is inside quire-auth-modal alone. It was put back.";
      reportFailure("– its container was taken off the page.", fix);
    },
    () => {},
  );
}
