import { defineText } from "@quire/core";

/** What the flyout is called, before its view is there. */
export const text = defineText("share-flyout", { title: "Share" });
