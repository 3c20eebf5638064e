import { asElement, defineWidget, overlay, textAttribute, type WidgetProps } from "@quire/element";
import { flyoutParts } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import { text } from "./text.js";

const attributes = {
  code: textAttribute("The embed code, if the page provides it.", ""),
  url: textAttribute("The address that the iframe shows. The embed code is built from it.", ""),
  title: textAttribute("The video's title, used as the title of the iframe.", ""),
};

const events = {};

/** The widget, declared once: its React component and its element are made from this. */
export const embedFlyout = defineWidget({
  name: "embed-flyout",
  description: "The code to copy that embeds a video in another page.",
  opens: overlay,
  parts: flyoutParts,
  states: {
    ready: "The embed code is ready.",
    error: "No video can be embedded.",
  },
  attributes,
  events,
  shell: flyoutShell({ root: "shadow", title: () => text("title") }),
  view: () => import("./embed-view.js"),
});

export type EmbedFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-embed-flyout>`. */
export const EmbedFlyoutElement = asElement(embedFlyout);
