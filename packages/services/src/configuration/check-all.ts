import { setFailureWords } from "@quire/core";
import { checkConfiguration } from "./check-configuration.js";
import { genericFailure } from "./generic-failure.js";

/** What takes the schemas of the settings: whom a reader may call, and what of the configuration is wrong. */
export function checkAll(): void {
  setFailureWords(genericFailure);
  checkConfiguration();
}
