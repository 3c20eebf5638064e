import { isDevelopment, report } from "@quire/core";

/** The script for a partner's page: videos and share links of another site, without accounts or API calls. */
export * from "@quire/share-bar/define"; // A bare export, so that bundlers keep its side effects.
export * from "@quire/video/define/video-embed";

// Helps the page's author. A normal visit loads nothing for it.
if (isDevelopment()) {
  import("./partner/check-partner.js")
    .then(({ checkPartner }) => checkPartner(new URL(/* @vite-ignore */ ".", import.meta.url).href))
    .catch(report);
}
