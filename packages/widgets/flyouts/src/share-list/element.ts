import { asElement, defineWidget, getEvent, overlay, textAttribute, type WidgetProps } from "@quire/element";
import { flyoutParts } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import type { SharedDetail } from "../share/share-panel.js";
import { getListTitle } from "./list-title.js";

const attributes = {
  listId: textAttribute("The folder to share: its id, slug or name.", ""),
  name: textAttribute("The name of the folder.", ""),
};

const events = {
  onShared: getEvent<SharedDetail>(
    "The reader shared the folder: a network's window opened, or an e-mail was sent. `Twitter` is X.",
  ),
};

/** The widget, declared once: its React component and its element are made from this. */
export const shareListFlyout = defineWidget({
  name: "share-list-flyout",
  description: "Shares a folder of the library, in the same way as share-flyout shares a page.",
  opens: overlay,
  parts: flyoutParts,
  states: {
    loading: "The folder's address is loading.",
    ready: "The folder can be shared.",
    error: "The folder's address failed to load.",
  },
  attributes,
  events,
  shell: flyoutShell({ root: "shadow", title: (host) => getListTitle(host.getAttribute("name")) }),
  view: () => import("./share-list-view.js"),
});

export type ShareListFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-share-list-flyout>`. */
export const ShareListFlyoutElement = asElement(shareListFlyout);
