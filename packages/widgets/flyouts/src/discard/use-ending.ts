import { notify } from "@quire/core";
import { useFrame, useHost } from "@quire/element";
import { sessionSignal } from "@quire/services/session";
import { useLayoutEffect, useState } from "react";
import { destroyFlyout } from "../destroy-flyout.js";

interface Ending {
  /** True when the widget was removed or the user has changed: then the outcome is not shown. */
  hasEnded(): boolean;
  /** Shows success in the flyout and closes it, or in a toast if the flyout shows something else by now. */
  end(message: string): void;
  /** Shows a failure in a toast if the flyout no longer shows it. */
  fail(message: string): void;
}

/**
 * Returns functions that show the outcome of an action, also if the flyout has closed or changed meanwhile.
 * @example
 * const ending = useEnding();
 */
export function useEnding(): Ending {
  const { shell, signal } = useHost();
  const frame = useFrame();
  const [reader] = useState(sessionSignal);
  const [view] = useState(() => ({ isMounted: true }));
  useLayoutEffect(() => {
    view.isMounted = true;
    return () => {
      view.isMounted = false;
    };
  }, [view]);
  return {
    hasEnded: () => signal.aborted || reader.aborted,
    end(message) {
      if (view.isMounted) destroyFlyout(shell.host, message);
      else notify(message, "success");
    },
    fail(message) {
      if (!view.isMounted || !frame.isOpen) notify(message, "error");
    },
  };
}
