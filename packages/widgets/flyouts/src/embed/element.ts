import { asElement, defineWidget, overlay, textAttribute, type WidgetProps } from "@quire/element";
import { flyoutParts } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import { text } from "./text.js";

const attributes = {
  code: textAttribute("The embed code itself, where the page has it.", ""),
  url: textAttribute("The address that the iframe shows: the code is made of it.", ""),
  title: textAttribute("The video's title: the code names its iframe by it.", ""),
};

const events = {};

/** The widget, declared once: its React component and its element are made from this. */
export const embedFlyout = defineWidget({
  name: "embed-flyout",
  description: "The code that embeds a video in another page, to be copied.",
  opens: overlay,
  parts: flyoutParts,
  states: {
    ready: "The code is there.",
    error: "There is nothing that can be embedded.",
  },
  attributes,
  events,
  shell: flyoutShell({ root: "shadow", title: () => text("title") }),
  view: () => import("./embed-view.js"),
});

export type EmbedFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-embed-flyout>`. */
export const EmbedFlyoutElement = asElement(embedFlyout);
