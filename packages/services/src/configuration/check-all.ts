import { getPageSetting, onMessages, report, setFailureWords } from "@quire/core";
import { checkConfiguration } from "./check-configuration.js";
import { getGenericFailure } from "./generic-failure.js";

/** Sets the failure message with the support contacts, and checks the configuration. Both need the schemas of settings. */
export function checkAll(): void {
  setFailureWords(getGenericFailure);
  checkConfiguration();
  onMessages(checkLanguage);
  checkLanguage();
}

/** Checks the messages that code passes for the page's language. */
function checkLanguage(): void {
  if (!getPageSetting("locales")) return;
  // A locale that fails to load is reported where it loads.
  import("./check-locale.js").then(({ checkLocale }) => checkLocale().catch(() => {}), report);
}
