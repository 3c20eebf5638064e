import { asComponent, defineWidget, textAttribute, type WidgetProps } from "@quire/element";
import { shell } from "../shell/help-box.js";
import { HelpBoxView } from "./help-box-view.js";

const attributes = {
  messageId: textAttribute(
    "By what it is remembered that the reader has seen it; by default the message of the page's address.",
    "",
  ),
  for: textAttribute("The id of what it explains; without one it stands in the corner of the window.", ""),
  heading: textAttribute("What stands above the explanation.", ""),
};

const events = {};

/** The widget, declared once: its React component and its element are made from this. */
export const helpBox = defineWidget({
  name: "help-box",
  description: "Explains a part of the page to readers who have not seen it.",
  attributes,
  events,
  shell,
  view: HelpBoxView,
});

export type HelpBoxProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-help-box>` for React. */
export const HelpBox = asComponent(helpBox);
