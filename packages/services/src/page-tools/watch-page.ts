import { ownDocument, ownWindow, pageSingleton, perDocument, report, track } from "@quire/core";
import type { ContentAction } from "../analytics/index.js";
import { hasWaiting } from "../outbox/index.js";
import { sendPageInfo, startPageState } from "../page-state/index.js";

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

/**
 * Loads the code that sends waiting writes of earlier pages, if there are some. It checks again when the browser is
 * online.
 */
function sendWaiting(signal?: AbortSignal): void {
  const look = () => {
    if (hasWaiting()) scrollToTarget().catch(report);
  };
  look();
  perDocument(() => ownWindow.addEventListener("online", look, signal && { signal }));
}

async function scrollToTarget(): Promise<void> {
  const services = [
    import("../cart/waiting.js"),
    import("../following/waiting.js"),
    import("../library/waiting.js"),
  ];
  for (const service of await Promise.all(services)) service.sendWaiting();
}

/** Links to subscribers' downloads (content-2.12), and all links with the attribute `download`. */
const DOWNLOAD = 'a[download][href], a[href*="/visual-library/download/"]';

/** Tracks each click on a download link, also inside of widgets. */
export function watchDownloads(signal?: AbortSignal): void {
  const onClick = (event: Event) => {
    const link = event
      .composedPath()
      .find((node) => node instanceof HTMLAnchorElement && node.matches(DOWNLOAD));
    if (!(link instanceof HTMLAnchorElement)) return;
    // Uses `track`, because `trackContent` would load the code for writes on every page.
    const done: ContentAction = { action: "download", url: withoutQuery(link.href) };
    track("content-action", done);
  };
  perDocument(() => ownDocument.addEventListener("click", onClick, signal && { signal }));
}

/** Removes the query, which may contain a token. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, "");
}
