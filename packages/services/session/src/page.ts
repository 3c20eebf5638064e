import { report, type StartPage, shared } from "@quire/core";
import { sessionStore } from "./session-store.js";

/** Shows that nobody is known yet; what finds out who is reading comes after the first paint. */
export const start: StartPage = () => {
  shared("session-started", () => {
    sessionStore();
    import("./watch-session.js").then(({ watchSession }) => watchSession()).catch(report);
    return true;
  });
};
