import { pageSingleton, report } from "@quire/core";
import { sendPageInfo, startPageState } from "../page-state/index.js";
import { sendWaiting } from "./send-waiting.js";
import { watchDownloads } from "./watch-downloads.js";

/** Prints a page that is asked to, sends what waits, shows its state, tells analytics what it is and who reads it, and of what is downloaded; once a page. */
export function watchPage(signal?: AbortSignal): void {
  pageSingleton("page-watched", () => {
    if (location.search.includes("printMe"))
      import("./print-page.js").then(({ printWhenAsked }) => printWhenAsked()).catch(report);
    sendWaiting(signal);
    startPageState();
    sendPageInfo(signal);
    watchDownloads(signal);
    return true;
  });
}
