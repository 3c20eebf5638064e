import { defineText } from "@quire/core";

/** The texts of the share bar (content-2.31). */
export const text = defineText("share-bar", {
  share: "Share",
  shareOn: "Share on {network}",
  email: "Share by email",
  device: "Share…",
  deviceFailed: "Your device could not share it. Please choose another way.",
  copy: "Copy link",
  copied: "Copied",
  notCopied: "It could not be copied. Here is the link: {url}",
});
