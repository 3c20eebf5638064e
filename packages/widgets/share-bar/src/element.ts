import { asDomElement, defineDomWidget, getEvent, textAttribute, type WidgetProps } from "@quire/element";
import sheet from "./share-bar.css?inline";
import { ShareBarView, type SharedBy } from "./share-bar-view.js";

const attributes = {
  url: textAttribute("The address to share; the page's canonical address by default.", ""),
  heading: textAttribute("The shared title; the page's title by default.", ""),
};

const events = {
  onShared: getEvent<SharedBy>("The reader opened a share target or copied the address."),
};

/** The declaration of the widget. Its element and its React component are made from it. */
export const shareBar = defineDomWidget({
  name: "share-bar",
  description: "A row of icons that share a page with one click. They send no request before a click.",
  parts: {
    bar: "The whole widget.",
    "label share": "The label before the row, and each link and button in it; `data-way` names its target.",
    status: "The message that the address was copied, or that the action failed.",
  },
  states: { ready: "The page can be shared.", error: "The address in `url` cannot be shared." },
  attributes,
  events,
  styles: [sheet],
  dom: (place) => new ShareBarView(place),
});

export type ShareBarProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-share-bar>`. */
export const ShareBarElement = asDomElement(shareBar);
