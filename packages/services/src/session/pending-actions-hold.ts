import { pageSingleton } from "@quire/core";

/**
 * Holds pending actions back after sign-in until it is settled that the page stays. An action that begins on a page that
 * is about to be replaced would be aborted; the next page runs it instead.
 */
export const pendingActionsHold = () => pageSingleton("session-intents-hold", () => ({ isOn: false }));
