import type { StartPage } from "@quire/core";
import { checkAttributes } from "./check-attributes.js";
import { checkConfiguration } from "./check-configuration.js";

/** Tells the developer what of the page's markup is wrong, also where nothing on the page reads it. */
export const start: StartPage = () => {
  checkConfiguration();
  checkAttributes();
};
