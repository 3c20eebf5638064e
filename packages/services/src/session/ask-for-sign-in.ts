import { goTo, isElement, type OverlayRequest, openOverlay, ownDocument } from "@quire/core";
import { dropPendingAction, type PendingAction, savePendingAction } from "./pending-action.js";
import { sessionStore } from "./session-store.js";

export interface AskOptions extends Pick<OverlayRequest, "trigger" | "keyboard"> {
  /** The screen to open. For 'save', registration can replace sign-in (accounts-4.21, accounts-6). */
  readonly mode?: "sign-in" | "registration";
  /** The reason, as a sentence for the user. */
  readonly reason?: string | undefined;
}

/** Pages with the same function for browsers without JavaScript (accounts-2). */
const PAGES = { "sign-in": "/sign-in", registration: "/register" };

/**
 * Stores a guest's action and opens sign-in. The action runs once the user is known, by the handler of `onPendingAction`.
 * It is dropped when the guest closes the modal. If no overlay can open, the corresponding page opens.
 */
export function askForSignIn(
  pending: PendingAction,
  { mode = "sign-in", reason, ...from }: AskOptions,
): void {
  savePendingAction(pending);
  const attributes = { mode, ...(reason && { reason }) };
  if (openOverlay({ name: "auth-modal", attributes, ...from })) {
    ownDocument.addEventListener("quire-close", forgetOnClose);
  } else {
    const { pathname, search, hash } = location;
    goTo(`${PAGES[mode]}?return=${encodeURIComponent(pathname + search + hash)}`);
  }
}

/** Drops the action when a guest closes the modal. After a sign-in the user is no longer anonymous. */
function forgetOnClose({ target }: Event): void {
  if (!isElement(target) || target.localName !== "quire-auth-modal") return;
  ownDocument.removeEventListener("quire-close", forgetOnClose);
  if (sessionStore().getState().status === "anonymous") dropPendingAction();
}
