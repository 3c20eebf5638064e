import { report, type StartPage } from "@quire/core";

/** What a reader waits for comes first: the check helps the developer. */
const LATER = 3_000;

/** Tells the developer what of the page's configuration is wrong, also where nothing on the page reads it. */
export const start: StartPage = () => {
  setTimeout(() => {
    import("./check-configuration.js").then(({ checkConfiguration }) => checkConfiguration(), report);
  }, LATER);
};
