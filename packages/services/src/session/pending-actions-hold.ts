import { pageSingleton } from "@quire/core";

/**
 * Whether what a guest wanted still waits although somebody has signed in: from there until it is settled whether the
 * page stays. What would begin on a page that is about to be replaced ends with it; the next one does it.
 */
export const pendingActionsHold = () => pageSingleton("session-intents-hold", () => ({ isOn: false }));
