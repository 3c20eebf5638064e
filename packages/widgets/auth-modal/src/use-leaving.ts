import { report } from "@quire/core";
import { useFrame, useHost } from "@quire/element";
import { loadCalls } from "@quire/features/credentials";
import { sessionStore } from "@quire/services/session";
import { useEffect, useRef } from "react";

export interface Leaving {
  /** Somebody is signed in now, perhaps after having closed the dialog: `next` is for an open one. */
  enter(next: () => void, query?: Readonly<Record<string, string>>): void;
  /** The modal has been closed, by whatever means. */
  onClose(): void;
}

/** However the modal closes: somebody who has signed in goes on, a guest gives up what asked for it. */
export function useLeaving(returnPath: string | undefined): Leaving {
  const frame = useFrame();
  const { before } = useHost();
  const entered = useRef<{ query?: Readonly<Record<string, string>> }>(undefined);

  // Signed in meanwhile in another tab, or all along: there is nothing to fill in any more.
  useEffect(() => {
    const leave = () => !entered.current && frame.isOpen && frame.close("done");
    // While the form stood there without this.
    if (before && sessionStore().getState().status === "known") leave();
    return sessionStore().subscribe(({ status }, last) => {
      if (status === "known" && last.status !== "known") leave();
    });
  }, [frame, before]);

  function onClose(): void {
    const options = entered.current;
    entered.current = undefined;
    const isKnown = sessionStore().getState().status === "known";
    loadCalls()
      .then(({ continueAfterSignIn, dropPendingAction }) => {
        if (options) return continueAfterSignIn({ returnPath, ...options });
        if (!isKnown && !frame.isOpen) dropPendingAction();
      })
      .catch(report);
  }
  return {
    enter(next, query) {
      entered.current = query ? { query } : {};
      if (frame.isOpen) next();
      else onClose();
    },
    onClose,
  };
}
