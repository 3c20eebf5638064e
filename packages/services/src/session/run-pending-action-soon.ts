import { report } from "@quire/core";
import { hasPendingAction } from "./has-pending-action.js";
import { type PendingActionHandler, pendingActionHandlers } from "./pending-action-handlers.js";
import { sessionStore } from "./session-store.js";
import { userOf } from "./user-of.js";

/** Says how pending actions of this action are carried out. */
export function onPendingAction(action: string, handler: PendingActionHandler): void {
  pendingActionHandlers().set(action, handler);
  runPendingActionSoon();
}

/** Carries out what waits, where the reader is known by now. */
export function runPendingActionSoon(): void {
  if (!userOf(sessionStore().getState()) || !hasPendingAction()) return;
  import("./run-pending-action.js").then(({ runPendingAction }) => runPendingAction()).catch(report);
}
