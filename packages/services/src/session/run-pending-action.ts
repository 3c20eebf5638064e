import { announce, getUserMessage, notify, report } from "@quire/core";
import { consumePendingAction } from "./consume-pending-action.js";
import { takeFollowData } from "./follow-data.js";
import { FOLLOW_DATA_KEY, PENDING_ACTION_KEY } from "./has-pending-action.js";
import { inOneTab } from "./in-one-tab.js";
import { OPEN_ACTION, openKeptOverlay } from "./open-pending.js";
import { pendingActionHandlers } from "./pending-action-handlers.js";
import { pendingActionsHold } from "./pending-actions-hold.js";

/**
 * Runs the pending action exactly once after sign-in, and announces its outcome. Follow data is shared by all tabs, and an
 * opened tab has a copy of the pending action. Only one of these tabs runs it.
 */
export async function runPendingAction(): Promise<void> {
  if (pendingActionsHold().isOn) return;
  pendingActionHandlers().set(OPEN_ACTION, openKeptOverlay);
  await carryOut(await inOneTab(PENDING_ACTION_KEY, consumePendingAction));
  await carryOut(await inOneTab(FOLLOW_DATA_KEY, takeFollowData));
}

async function carryOut(run: (() => Promise<string>) | undefined): Promise<void> {
  if (!run) return;
  try {
    const announcement = await run();
    if (announcement) announce(announcement);
  } catch (error) {
    report(error);
    const message = getUserMessage(error);
    if (message) notify(message, "error");
  }
}
