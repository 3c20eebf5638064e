import { announce, report, tell, userMessageOf } from "@quire/core";
import { takeFollowData } from "./follow-data.js";
import { FOLLOW_DATA_KEY, INTENT_KEY } from "./has-intent.js";
import { inOneTab } from "./in-one-tab.js";
import { takeIntent } from "./intent.js";
import { intentHandlers } from "./intent-handlers.js";
import { intentsHold } from "./intents-hold.js";
import { OPEN_INTENT, openKeptOverlay } from "./open-intent.js";

/**
 * Carries out what was asked for before sign-in, exactly once, and announces what came of it. Follow data are
 * kept for the whole browser, and a tab that the page opens has a copy of its intent: of several tabs that see the
 * sign-in, one takes them.
 */
export async function runKeptIntent(): Promise<void> {
  if (intentsHold().isOn) return;
  intentHandlers().set(OPEN_INTENT, openKeptOverlay);
  await carryOut(await inOneTab(INTENT_KEY, takeIntent));
  await carryOut(await inOneTab(FOLLOW_DATA_KEY, takeFollowData));
}

async function carryOut(run: (() => Promise<string>) | undefined): Promise<void> {
  if (!run) return;
  try {
    announce(await run());
  } catch (error) {
    report(error);
    const message = userMessageOf(error);
    if (message) tell(message, "error");
  }
}
