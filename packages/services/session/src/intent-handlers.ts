import { report, shared } from "@quire/core";
import { hasIntent } from "./has-intent.js";
import { sessionStore } from "./session-store.js";
import { userOf } from "./user-of.js";

/** Carries an intent out. @returns what to announce. */
export type IntentHandler = (data: unknown) => Promise<string>;

export const intentHandlers = () => shared("intent-handlers", () => new Map<string, IntentHandler>());

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
