import type { StartPage } from "@quire/core";
import { sessionStore } from "./session-store.js";

/** Creates the session store, which shows that the user is unknown. */
export const start: StartPage = () => {
  sessionStore();
};
