import { isDevelopment, report } from "@quire/core";

/** The script for a partner's page: videos and share links of another site, without accounts or calls. */
export * from "@quire/share-bar/define"; // So that bundlers keep what it does: it has no names.
export * from "@quire/video/define/video-embed";

// For the page's author; a reader's visit loads nothing for it.
if (isDevelopment()) {
  import("./partner/check-partner.js")
    .then(({ checkPartner }) => checkPartner(new URL(/* @vite-ignore */ ".", import.meta.url).href))
    .catch(report);
}
