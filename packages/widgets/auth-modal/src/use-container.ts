import { useFrameEvents, useHost } from "@quire/element";
import { reportFailure } from "./failure.js";

/**
 * The forms' container lies in the light DOM, where a page's script may take it out, as by emptying the
 * element. It is put back when the modal opens, and the developer is told.
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
