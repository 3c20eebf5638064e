import type { StartPage } from "@quire/core";
import { checkConfiguration } from "./check-configuration.js";

/** Tells the developer what of the page's configuration is wrong, also where nothing on the page reads it. */
export const start: StartPage = checkConfiguration;
