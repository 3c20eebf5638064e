import { asElement, defineWidget, overlay, textAttribute, type WidgetProps } from "@quire/element";
import { flyoutParts } from "../flyout-parts.js";
import { shell } from "./shell.js";

const attributes = {
  heading: textAttribute("What stands above; by default what is in the slot `heading`.", ""),
  body: textAttribute("What it says, as text; by default the markup inside.", ""),
};

const events = {};

/** The widget, declared once: its React component and its element are made from this. */
export const genericFlyout = defineWidget({
  name: "flyout",
  description: "A panel beside its trigger with a title and whatever the page says.",
  slots: { heading: "The title, where `heading` says none." },
  opens: overlay,
  parts: { ...flyoutParts, text: "What `body` says." },
  states: { ready: "What it says is there." },
  attributes,
  events,
  shell,
  view: () => import("./generic-view.js"),
});

export type GenericFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-flyout>`. */
export const GenericFlyoutElement = asElement(genericFlyout);
