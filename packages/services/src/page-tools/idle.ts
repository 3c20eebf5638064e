import type { StartPage } from "@quire/core";
import { watchPage } from "./watch-page.js";

/** What every page gets later than its widgets: nothing of it is waited for. */
export const start: StartPage = () => watchPage();
