import { markUserAction, pageStorage } from "@quire/core";
import { pendingActionsHold } from "./pending-actions-hold.js";
import { restartSession } from "./session-changes.js";
import { getSessionChannel } from "./session-tabs.js";
import { markSignIn } from "./sign-in-mark.js";
import { SIGNING_OUT_KEY } from "./signing-out.js";
import { dropCachedUser } from "./user-cache.js";

/**
 * Starts over in every tab, because the server has started a session. A guest's pending action waits until
 * `continueAfterSignIn` or `stayAfterSignIn`.
 */
export function newReader(): void {
  pendingActionsHold().isOn = true;
  markUserAction();
  markSignIn();
  pageStorage().remove(SIGNING_OUT_KEY); // The mark belongs to the earlier user.
  dropCachedUser();
  restartSession();
  pageStorage().set("quire:cart-of", ""); // The next page reads the account's cart for the badge.
  getSessionChannel().post("signed-in");
}
