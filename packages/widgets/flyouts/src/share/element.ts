import { asElement, defineWidget, eventOf, overlay, textAttribute, type WidgetProps } from "@quire/element";
import { flyoutFormParts } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import type { SharedDetail } from "./shared-detail.js";
import { text } from "./text.js";

const attributes = {
  url: textAttribute("What is shared; the page's canonical address where nothing is said.", ""),
  title: textAttribute("Its title, for X and for devices; the page's own where nothing is said.", ""),
};

const events = {
  onShared: eventOf<SharedDetail>(
    "It was shared: a network's window was opened, or an e-mail sent. `Twitter` is X.",
  ),
};

/** The widget, declared once: its React component and its element are made from this. */
export const shareFlyout = defineWidget({
  name: "share-flyout",
  description: "Shares a page by its address, on networks and by e-mail, in a panel beside its trigger.",
  opens: overlay,
  parts: flyoutFormParts,
  states: {
    ready: "The page can be shared.",
    error: "The address is none that can be shared.",
  },
  attributes,
  events,
  shell: flyoutShell({ root: "shadow", title: () => text("title") }),
  view: () => import("./share-view.js"),
});

export type ShareFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-share-flyout>`. */
export const ShareFlyoutElement = asElement(shareFlyout);
