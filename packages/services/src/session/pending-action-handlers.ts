import { pageSingleton } from "@quire/core";

/** Runs a pending action. @returns the text to announce, or "" when the action has shown its outcome itself */
export type PendingActionHandler = (data: unknown) => Promise<string>;

export const pendingActionHandlers = () =>
  pageSingleton("intent-handlers", () => new Map<string, PendingActionHandler>());
