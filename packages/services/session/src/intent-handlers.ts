import { report, shared } from "@quire/core";
import { hasIntent } from "./has-intent.js";
import { sessionStore } from "./session-store.js";

/** Carries an intent out. @returns what to announce. */
export type IntentHandler = (data: unknown) => Promise<string>;

export const intentHandlers = () => shared("intent-handlers", () => new Map<string, IntentHandler>());

/** Says how kept intents of this action are carried out. */
export function onIntent(action: string, handler: IntentHandler): void {
  intentHandlers().set(action, handler);
  if (sessionStore().getState().status !== "known" || !hasIntent()) return;
  import("./run-intent.js").then(({ runKeptIntent }) => runKeptIntent()).catch(report);
}
