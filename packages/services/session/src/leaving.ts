import { shared } from "@quire/core";

/** Whether this page is about to be replaced by the one that goes on after a sign-in. */
export const leaving = () => shared("session-leaving", () => ({ isLeaving: false }));
