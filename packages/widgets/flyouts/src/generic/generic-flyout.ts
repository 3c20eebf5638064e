import { asComponent, defineWidget, overlay, textAttribute, type WidgetProps } from "@quire/element";
import { flyoutParts } from "../flyout-parts.js";
import { shell } from "../shell/flyout.js";
import { GenericView } from "./generic-view.js";

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
  view: GenericView,
});

export type GenericFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-flyout>` for React: `open` shows it beside what has the focus. */
export const GenericFlyout = asComponent(genericFlyout);
