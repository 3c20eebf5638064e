import { asDomElement, defineDomWidget, eventOf, textAttribute, type WidgetProps } from "@quire/element";
import sheet from "./share-bar.css?inline";
import { ShareBarView, type SharedBy } from "./share-bar-view.js";

const attributes = {
  url: textAttribute("What is shared; the page's canonical address by default.", ""),
  heading: textAttribute("What it is called where it is shared; the page's title by default.", ""),
};

const events = {
  onShared: eventOf<SharedBy>("A reader has gone to share it, or has copied its address."),
};

/** The widget, declared once: its element and its React component are made from this. */
export const shareBar = defineDomWidget({
  name: "share-bar",
  description: "Links in a row that share a page. They ask nobody for anything before they are pressed.",
  parts: {
    bar: "All of it.",
    "label share": "What stands before the links, and each of them, also the button that copies.",
    status: "That it was copied, or the address where it could not be.",
  },
  states: { ready: "It can be shared.", error: "`url` is no address that could be." },
  attributes,
  events,
  styles: [sheet],
  dom: (place) => new ShareBarView(place),
});

export type ShareBarProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-share-bar>`. */
export const ShareBarElement = asDomElement(shareBar);
