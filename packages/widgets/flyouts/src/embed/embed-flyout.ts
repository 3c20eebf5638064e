import { asComponent, defineWidget, overlay, textAttribute, type WidgetProps } from "@quire/element";
import { controlsSheet, formSheet } from "@quire/ui";
import sheet from "../flyout.css?inline";
import { flyoutParts } from "../flyout-parts.js";
import { shell } from "../shell/embed-flyout.js";
import { EmbedView } from "./embed-view.js";

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
  shell,
  styles: [controlsSheet, formSheet, sheet],
  view: EmbedView,
});

export type EmbedFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-embed-flyout>` for React: `open` shows it beside what has the focus. */
export const EmbedFlyout = asComponent(embedFlyout);
