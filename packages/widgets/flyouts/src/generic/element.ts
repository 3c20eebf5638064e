import { asElement, defineWidget, overlay, textAttribute, type WidgetProps } from "@quire/element";
import { flyoutParts } from "../flyout-parts.js";
import { shell } from "./shell.js";

const attributes = {
  heading: textAttribute("The title; by default the content of the slot `heading`.", ""),
  body: textAttribute("The content as text; by default the markup inside the tag.", ""),
};

const events = {};

/** The widget, declared once: its React component and its element are made from this. */
export const genericFlyout = defineWidget({
  name: "flyout",
  description: "A panel next to its trigger, with a title and any content of the page.",
  slots: { heading: "The title, if the attribute `heading` is empty." },
  opens: overlay,
  parts: { ...flyoutParts, text: "The text of the attribute `body`." },
  states: { ready: "The content is ready." },
  attributes,
  events,
  shell,
  view: () => import("./generic-view.js"),
});

export type GenericFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-flyout>`. */
export const GenericFlyoutElement = asElement(genericFlyout);
