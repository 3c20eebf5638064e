import { report } from "@quire/core";
import type { Frame } from "@quire/core/frame";
import { useFrame, useFrameEvents } from "@quire/element";
import { loadCalls } from "@quire/features/credentials";
import { sessionStore } from "@quire/services/session";
import { useEffect, useRef } from "react";

/** Completes a sign-in. An open dialog continues with `next`; a dialog that was closed meanwhile leaves at once. */
type CompleteSignIn = (next: () => void, query?: Readonly<Record<string, string>>) => void;

/** Returns true if a click on a trigger has opened the frame, not an attribute, a property or a script. */
function isPressed({ anchor }: Frame): boolean {
  const { quireOpen, state } = anchor?.dataset ?? {};
  const isActive = state === "busy" || state === "on";
  return quireOpen !== undefined && isActive && navigator.userActivation?.hasBeenActive !== false;
}

const isKnown = () => sessionStore().getState().status === "known";

/**
 * Navigates when the modal has closed after a sign-in. If a guest closes it, the pending action is dropped.
 * @param isForGuests true if only guests need this screen. For a known user it closes at once, and only a click on a
 * trigger navigates.
 */
export function useLeaving(returnPath: string | undefined, isForGuests: boolean): CompleteSignIn {
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
  const enter: CompleteSignIn = (next, query) => {
    entered.current = query ? { query } : {};
    if (frame.isOpen) next();
    else onClose();
  };

  function onOpen(): void {
    if (!isForGuests || !isKnown()) return;
    if (isPressed(frame)) entered.current = {};
    // The modal's owner handles the opening first.
    queueMicrotask(() => frame.close("done"));
  }
  useFrameEvents(onOpen, onClose);
  // After a sign-in in another tab, nothing is left to fill in.
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
