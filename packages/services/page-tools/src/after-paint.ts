import { report, type StartPage } from "@quire/core";

/** What every page gets later than its widgets: nothing of it is waited for. */
export const start: StartPage = () => {
  import("./watch-page.js").then(({ watchPage }) => watchPage(), report);
};
