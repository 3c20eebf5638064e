import type { StartPage } from "@quire/core";
import { sessionStore } from "./session-store.js";

/** Shows that nobody is known yet. */
export const start: StartPage = () => {
  sessionStore();
};
