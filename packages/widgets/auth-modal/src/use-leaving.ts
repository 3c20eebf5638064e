import { report } from "@quire/core";
import type { Frame } from "@quire/core/frame";
import { useFrame, useFrameEvents } from "@quire/element";
import { loadCalls } from "@quire/features/credentials";
import { sessionStore } from "@quire/services/session";
import { useEffect, useRef } from "react";

/** Somebody is signed in now, perhaps after having closed the dialog: `next` is for an open one. */
type Enter = (next: () => void, query?: Readonly<Record<string, string>>) => void;

/** A press on a trigger has opened the frame, not an attribute, a property or a script. */
function isPressed({ anchor }: Frame): boolean {
  const { quireOpen, state } = anchor?.dataset ?? {};
  const isActive = state === "busy" || state === "on";
  return quireOpen !== undefined && isActive && navigator.userActivation?.hasBeenActive !== false;
}

const isKnown = () => sessionStore().getState().status === "known";

/**
 * Navigates once the modal has closed after a sign-in; a guest who closes it drops the pending action.
 * @param asks it opens for a sign-in: for a known reader it closes at once, and only a press on a trigger goes on
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

  function onOpen(): void {
    if (!asks || !isKnown()) return;
    if (isPressed(frame)) entered.current = {};
    // Its owner receives the opening first.
    queueMicrotask(() => frame.close("done"));
  }
  useFrameEvents(onOpen, onClose);
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
