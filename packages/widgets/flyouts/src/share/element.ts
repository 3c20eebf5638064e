import { asElement, defineWidget, getEvent, overlay, textAttribute, type WidgetProps } from "@quire/element";
import { flyoutFormParts } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import type { SharedDetail } from "./share-panel.js";
import { text } from "./text.js";

const attributes = {
  url: textAttribute("The address to share; the page's canonical address by default.", ""),
  title: textAttribute(
    "The shared title, for X and for the device's share sheet; the page's title by default.",
    "",
  ),
};

const events = {
  onShared: getEvent<SharedDetail>(
    "The reader shared the page: a network's window opened, or an e-mail was sent. `Twitter` is X.",
  ),
};

/** The widget, declared once: its React component and its element are made from this. */
export const shareFlyout = defineWidget({
  name: "share-flyout",
  description: "Shares a page on networks and by e-mail, in a panel next to its trigger.",
  opens: overlay,
  parts: flyoutFormParts,
  states: {
    ready: "The page can be shared.",
    error: "The address cannot be shared.",
  },
  attributes,
  events,
  shell: flyoutShell({ root: "shadow", title: () => text("title") }),
  view: () => import("./share-view.js"),
});

export type ShareFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-share-flyout>`. */
export const ShareFlyoutElement = asElement(shareFlyout);
