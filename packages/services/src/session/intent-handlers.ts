import { shared } from "@quire/core";

/** Carries an intent out. @returns what to announce. */
export type IntentHandler = (data: unknown) => Promise<string>;

export const intentHandlers = () => shared("intent-handlers", () => new Map<string, IntentHandler>());
