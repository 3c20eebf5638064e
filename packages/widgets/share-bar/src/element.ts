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

/** The declaration of the widget. Its element and its React component are made from it. */
export const shareBar = defineDomWidget({
  name: "share-bar",
  description:
    "Icons in a row that share a page, each by one press. They ask nobody for anything before they are pressed.",
  parts: {
    bar: "All of it.",
    "label share": "What stands before the row, and each link and button in it; `data-way` says which.",
    status: "That it was copied, or what could not be done.",
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
