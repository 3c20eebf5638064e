import { notify } from "@quire/core";
import { useFrame, useHost } from "@quire/element";
import { sessionSignal } from "@quire/services/session";
import { useEffect, useState } from "react";
import { destroyFlyout } from "../destroy-flyout.js";

interface Ending {
  /** The widget is gone, or another reader is there: nobody is told. */
  isOver(): boolean;
  /** It is done: the flyout says so and closes. Where it asks something else by now, the page is told. */
  end(said: string): void;
  /** It is not done: where the flyout shows it no more, the page is told. */
  fail(said: string): void;
}

/** How what was asked for in a flyout ends, whatever has become of the flyout meanwhile. */
export function useEnding(): Ending {
  const { shell, signal } = useHost();
  const frame = useFrame();
  const [reader] = useState(sessionSignal);
  const [view] = useState(() => ({ isThere: true }));
  useEffect(() => {
    view.isThere = true;
    return () => {
      view.isThere = false;
    };
  }, [view]);
  return {
    isOver: () => signal.aborted || reader.aborted,
    end(said) {
      if (view.isThere) destroyFlyout(shell.host, said);
      else notify(said, "success");
    },
    fail(said) {
      if (!view.isThere || !frame.isOpen) notify(said, "error");
    },
  };
}
