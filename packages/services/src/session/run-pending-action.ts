import { announce, notify, report, userMessageOf } from "@quire/core";
import { consumePendingAction } from "./consume-pending-action.js";
import { takeFollowData } from "./follow-data.js";
import { FOLLOW_DATA_KEY, PENDING_ACTION_KEY } from "./has-pending-action.js";
import { inOneTab } from "./in-one-tab.js";
import { OPEN_ACTION, openKeptOverlay } from "./open-pending.js";
import { pendingActionHandlers } from "./pending-action-handlers.js";
import { pendingActionsHold } from "./pending-actions-hold.js";

/**
 * Carries out what was asked for before sign-in, exactly once, and announces what came of it. Follow data are
 * kept for the whole browser, and a tab that the page opens has a copy of its pending action: of several tabs that see the
 * sign-in, one takes them.
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
    const said = await run();
    if (said) announce(said);
  } catch (error) {
    report(error);
    const message = userMessageOf(error);
    if (message) notify(message, "error");
  }
}
