import { type StartPage, setFailureWords } from "@quire/core";
import { checkAttributes } from "./check-attributes.js";
import { checkConfiguration } from "./check-configuration.js";
import { genericFailure } from "./generic-failure.js";

/**
 * Tells the developer what of the page's markup is wrong, also where nothing on the page reads it; and the reader, with
 * any failure that has no words of its own, whom to call.
 */
export const start: StartPage = () => {
  setFailureWords(genericFailure);
  checkConfiguration();
  checkAttributes();
};
