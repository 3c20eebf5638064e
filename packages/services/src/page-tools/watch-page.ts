import { pageSingleton, report } from "@quire/core";
import { sendPageInfo, startPageState } from "../page-state/index.js";
import { sendWaiting } from "./send-waiting.js";
import { watchDownloads } from "./watch-downloads.js";

/**
 * Starts the page's background tasks, once per page: printing on request, waiting writes, the page's state, and analytics
 * of the page and its downloads.
 */
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
