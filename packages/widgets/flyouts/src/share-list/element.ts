import { asElement, defineWidget, eventOf, overlay, textAttribute, type WidgetProps } from "@quire/element";
import { flyoutParts } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import type { SharedDetail } from "../share/shared-detail.js";
import { listTitle } from "./list-title.js";

const attributes = {
  listId: textAttribute("The folder that is shared: its id, slug or name.", ""),
  name: textAttribute("What the folder is called.", ""),
};

const events = {
  onShared: eventOf<SharedDetail>(
    "It was shared: a network's window was opened, or an e-mail sent. `Twitter` is X.",
  ),
};

/** The widget, declared once: its React component and its element are made from this. */
export const shareListFlyout = defineWidget({
  name: "share-list-flyout",
  description: "Shares a folder of the library, as share-flyout shares a page.",
  opens: overlay,
  parts: flyoutParts,
  states: {
    loading: "The folder's address is asked for.",
    ready: "The folder can be shared.",
    error: "Its address could not be had.",
  },
  attributes,
  events,
  shell: flyoutShell({ root: "shadow", title: (host) => listTitle(host.getAttribute("name")) }),
  view: () => import("./share-list-view.js"),
});

export type ShareListFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-share-list-flyout>`. */
export const ShareListFlyoutElement = asElement(shareListFlyout);
