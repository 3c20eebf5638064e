import { ownDocument, perDocument, track } from "@quire/core";
import type { ContentAction } from "../analytics/index.js";

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
