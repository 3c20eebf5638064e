import { report } from "@quire/core";
import { useFrame, useFrameEvents } from "@quire/element";
import { loadCalls } from "@quire/features/credentials";
import { sessionStore } from "@quire/services/session";
import { useEffect, useRef } from "react";

/** Somebody is signed in now, perhaps after having closed the dialog: `next` is for an open one. */
type Enter = (next: () => void, query?: Readonly<Record<string, string>>) => void;

const isKnown = () => sessionStore().getState().status === "known";

/**
 * However the modal closes: somebody who has signed in goes on, a guest gives up what asked for it.
 * @param asks it opens for somebody to sign in: whoever is signed in already goes on at once
 */
export function useLeaving(returnPath: string | undefined, asks: boolean): Enter {
  const frame = useFrame();
  const entered = useRef<{ query?: Readonly<Record<string, string>> }>(undefined);

  function onClose(): void {
    const options = entered.current;
    entered.current = undefined;
    const wasKnown = isKnown();
    loadCalls()
      .then(({ continueAfterSignIn, dropPendingAction }) => {
        if (options) return continueAfterSignIn({ returnPath, ...options });
        if (!wasKnown && !frame.isOpen) dropPendingAction();
      })
      .catch(report);
  }
  const enter: Enter = (next, query) => {
    entered.current = query ? { query } : {};
    if (frame.isOpen) next();
    else onClose();
  };

  useFrameEvents(() => asks && isKnown() && enter(() => frame.close("done")), onClose);
  // Signed in meanwhile, in another tab: there is nothing to fill in any more.
  useEffect(
    () =>
      sessionStore().subscribe(({ status }, last) => {
        if (status === "known" && last.status !== "known" && !entered.current && frame.isOpen)
          frame.close("done");
      }),
    [frame],
  );
  return enter;
}
