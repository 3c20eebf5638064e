import type { StartPage } from "@quire/core";
import { watchPage } from "./watch-page.js";

/** Starts the page's tools after its widgets. No widget waits for them. */
export const start: StartPage = () => watchPage();
