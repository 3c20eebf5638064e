import { report } from "@quire/core";
import { hasIntent } from "./has-intent.js";
import { type IntentHandler, intentHandlers } from "./intent-handlers.js";
import { sessionStore } from "./session-store.js";
import { userOf } from "./user-of.js";

/** Says how kept intents of this action are carried out. */
export function onIntent(action: string, handler: IntentHandler): void {
  intentHandlers().set(action, handler);
  runIntentSoon();
}

/** Carries out what waits, where the reader is known by now. */
export function runIntentSoon(): void {
  if (!userOf(sessionStore().getState()) || !hasIntent()) return;
  import("./run-intent.js").then(({ runKeptIntent }) => runKeptIntent()).catch(report);
}
