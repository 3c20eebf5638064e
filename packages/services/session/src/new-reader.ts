import { restartSession } from "./session-changes.js";
import { sessionTabs } from "./session-tabs.js";
import { dropCachedUser } from "./user-cache.js";

/** The server has begun a session: whoever was reading before is forgotten, in every tab. */
export function newReader(): void {
  dropCachedUser();
  restartSession();
  sessionTabs().post("signed-in");
}
