import { pageSingleton, type StartPage } from "@quire/core";
import { watchSession } from "./watch-session.js";

/** Finds out who is reading, and keeps it right while other tabs, storage and network change. */
export const start: StartPage = () => pageSingleton("session-watched", watchSession);
