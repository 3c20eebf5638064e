import { report } from "@quire/core";
import { getUser } from "./get-user.js";
import { hasPendingAction } from "./has-pending-action.js";
import { type PendingActionHandler, pendingActionHandlers } from "./pending-action-handlers.js";
import { sessionStore } from "./session-store.js";

/** Registers the handler of a pending action. */
export function onPendingAction(action: string, handler: PendingActionHandler): void {
  pendingActionHandlers().set(action, handler);
  runPendingActionSoon();
}

/** Runs the pending action if the user is known. */
export function runPendingActionSoon(): void {
  if (!getUser(sessionStore().getState()) || !hasPendingAction()) return;
  import("./run-pending-action.js").then(({ runPendingAction }) => runPendingAction()).catch(report);
}
