import { markUserAction, pageStorage } from "@quire/core";
import { pendingActionsHold } from "./pending-actions-hold.js";
import { restartSession } from "./session-changes.js";
import { sessionTabs } from "./session-tabs.js";
import { markSignIn } from "./sign-in-mark.js";
import { SIGNING_OUT_KEY } from "./signing-out.js";
import { dropCachedUser } from "./user-cache.js";

/**
 * The server has begun a session: whoever was reading before is forgotten, in every tab. What a guest wanted waits until
 * `continueAfterSignIn` or `stayAfterSignIn`.
 */
export function newReader(): void {
  pendingActionsHold().isOn = true;
  markUserAction();
  markSignIn();
  pageStorage().remove(SIGNING_OUT_KEY); // Of whoever was reading before.
  dropCachedUser();
  restartSession();
  sessionTabs().post("signed-in");
}
