import { goTo, isElement, type OverlayRequest, openOverlay, ownDocument } from "@quire/core";
import { dropPendingAction, type PendingAction, savePendingAction } from "./pending-action.js";
import { sessionStore } from "./session-store.js";

export interface AskOptions extends Pick<OverlayRequest, "trigger" | "keyboard"> {
  /** The screen that opens: for 'save', registration can be forced instead of sign-in (accounts-4.21, accounts-6). */
  readonly mode?: "sign-in" | "registration";
  /** The reason, as a sentence for the reader. */
  readonly reason?: string | undefined;
}

/** The pages that do the same without script (accounts-2). */
const PAGES = { "sign-in": "/sign-in", registration: "/register" };

/**
 * Keeps what a guest asked for and opens sign-in; it is carried out once the reader is known (the action's
 * service has said how by `onPendingAction`), and forgotten when the guest closes the modal instead. Where no
 * overlay can open, the page that does the same without script comes up.
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

/** After a sign-in the reader is no longer anonymous when the modal closes. */
function forgetOnClose({ target }: Event): void {
  if (!isElement(target) || target.localName !== "quire-auth-modal") return;
  ownDocument.removeEventListener("quire-close", forgetOnClose);
  if (sessionStore().getState().status === "anonymous") dropPendingAction();
}
