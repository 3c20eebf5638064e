import { pageSingleton } from "@quire/core";

/**
 * Delays pending actions after sign-in until it is known that the page stays. An action that starts on a page
 * that is about to be replaced would be aborted. The next page runs it instead.
 */
export const pendingActionsHold = () => pageSingleton("session-intents-hold", () => ({ isOn: false }));
