import { ownDocument, perDocument, track } from "@quire/core";
import type { ContentAction } from "../analytics/index.js";

/** The downloads of subscribers (content-2.12), and whatever a page says is a download. */
const DOWNLOAD = 'a[download][href], a[href*="/visual-library/download/"]';

/** Tells analytics of each download that a reader follows, in whichever widget or text its link stands. */
export function watchDownloads(signal?: AbortSignal): void {
  const onClick = (event: Event) => {
    const link = event
      .composedPath()
      .find((node) => node instanceof HTMLAnchorElement && node.matches(DOWNLOAD));
    if (!(link instanceof HTMLAnchorElement)) return;
    // By `trackContent` every page would load, for this one word, what writes are made of.
    const done: ContentAction = { action: "download", url: withoutQuery(link.href) };
    track("content-action", done);
  };
  perDocument(() => ownDocument.addEventListener("click", onClick, signal && { signal }));
}

/** Removes the query, which may hold a token. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, "");
}
