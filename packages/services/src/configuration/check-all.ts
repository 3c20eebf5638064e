import { setFailureWords } from "@quire/core";
import { checkConfiguration } from "./check-configuration.js";
import { getGenericFailure } from "./generic-failure.js";

/** Sets the failure message with the support contacts, and checks the configuration. Both need the schemas of settings. */
export function checkAll(): void {
  setFailureWords(getGenericFailure);
  checkConfiguration();
}
