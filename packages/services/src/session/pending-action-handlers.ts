import { pageSingleton } from "@quire/core";

/** Carries a pending action out. @returns what to announce; "" where it has spoken for itself. */
export type PendingActionHandler = (data: unknown) => Promise<string>;

export const pendingActionHandlers = () =>
  pageSingleton("intent-handlers", () => new Map<string, PendingActionHandler>());
