import { defineText } from "@quire/core";

/** The texts of the share bar (content-2.31). */
export const text = defineText("share-bar", {
  share: "Share",
  shareOn: "Share on {network}",
  email: "Share by email",
  device: "Share…",
  deviceFailed: "Couldn’t share from your device. Please choose another way.",
  copy: "Copy link",
  copied: "Copied",
  notCopied: "Couldn’t copy it. Here’s the link: {url}",
});
