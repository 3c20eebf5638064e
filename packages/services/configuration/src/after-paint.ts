import { report, type StartPage } from "@quire/core";

/** Tells the developer what of the page's configuration is wrong, also where nothing on the page reads it. */
export const start: StartPage = () => {
  import("./check-configuration.js").then(({ checkConfiguration }) => checkConfiguration(), report);
};
