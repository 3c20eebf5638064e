import { pageSingleton, type StartPage } from "@quire/core";
import { watchSession } from "./watch-session.js";

/** Loads the session, and updates it when other tabs, the storage or the network change. */
export const start: StartPage = () => pageSingleton("session-watched", watchSession);
