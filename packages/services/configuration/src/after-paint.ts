import { onPageConfiguration, pageConfiguration, report, type StartPage } from "@quire/core";

/** Tells the developer what of the page's configuration is wrong, also where nothing on the page reads it. */
export const start: StartPage = () => {
  const check = () => {
    if (Object.keys(pageConfiguration()).length === 0) return;
    import("./check-configuration.js").then(({ checkConfiguration }) => checkConfiguration()).catch(report);
  };
  // It helps the developer, not the reader: whatever the reader waits for comes first.
  setTimeout(check, 3_000);
  onPageConfiguration(check);
};
