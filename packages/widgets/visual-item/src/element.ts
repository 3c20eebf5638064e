import {
  asDomElement,
  booleanAttribute,
  defineDomWidget,
  followParsing,
  getJsonAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import type { Download } from "./downloads-for.js";
import sheet from "./visual-item.css?inline";
import { isDownloads, isItem, SUBSCRIBE } from "./visual-item-options.js";
import { VisualItemPart } from "./visual-item-part.js";

const attributes = {
  item: getJsonAttribute(
    "The item to show and save, as JSON: `id`, `title`, `url`, and the optional fields of a save trigger, such as `image`, `summary` and `topic`.",
    isItem,
  ),
  asset: textAttribute("The file name in `/visual-library/download/{subscriberId}/{asset}`.", ""),
  downloads: getJsonAttribute<readonly Download[]>("Further files, as JSON.", isDownloads, []),
  paywallEnabled: booleanAttribute(
    "The stream's isPaywallEnabled. If it is set, everyone can download the files, not only subscribers.",
  ),
  readOnly: booleanAttribute("The item cannot be saved."),
  subscribeHref: textAttribute("The address of the subscription page.", SUBSCRIBE),
};

const events = {};

/** The declaration of the widget. Its element and its React component are made from it. */
export const visualItem = defineDomWidget({
  name: "visual-item",
  description:
    "An item of the visual library. Readers can view it, save it and, with access, download its files.",
  parts: {
    item: "The whole widget.",
    "image title link": "The item's image, title and link, if the page has no content inside the tag.",
    "actions save": "The actions, with the button that saves the item.",
    "files download": "The list of files, and the download link of each.",
    "note subscribe sign-in":
      "The note on who can download the files, and the links to subscribe and to sign in.",
  },
  states: {
    ready: "The item shows.",
    empty: "There is no item.",
  },
  attributes,
  events,
  styles: [sheet],
  follows: followParsing,
  dom: (place) => new VisualItemPart(place),
});

export type VisualItemProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-visual-item>`. */
export const VisualItemElement = asDomElement(visualItem);
