import {
  asDomElement,
  booleanAttribute,
  defineDomWidget,
  jsonAttributeOf,
  textAttribute,
  type WidgetProps,
  whileParsed,
} from "@quire/element";
import type { Download } from "./downloads-for.js";
import sheet from "./visual-item.css?inline";
import { isDownloads, isItem, SUBSCRIBE } from "./visual-item-options.js";
import { VisualItemPart } from "./visual-item-part.js";

const attributes = {
  item: jsonAttributeOf(
    "What it is and what is saved of it: `id`, `title`, `url`, and as a save trigger has them `image`, `summary`, `topic` and so on.",
    isItem,
  ),
  asset: textAttribute("The file's name in `/visual-library/download/{subscriberId}/{asset}`.", ""),
  downloads: jsonAttributeOf<readonly Download[]>("Other files.", isDownloads, []),
  paywallEnabled: booleanAttribute("The paywall flag of streams: everybody may download."),
  readOnly: booleanAttribute("It cannot be saved."),
  subscribeHref: textAttribute("Where readers subscribe.", SUBSCRIBE),
};

const events = {};

/** The declaration of the widget. Its element and its React component are made from it. */
export const visualItem = defineDomWidget({
  name: "visual-item",
  description: "An item of the visual library: to look at, to save and, for who may, to download.",
  parts: {
    item: "All of it.",
    "image title link":
      "What the item is, where the page has put nothing inside: its image, its title, and the link of that.",
    "actions save": "What can be done with it: the button that saves it.",
    "files download": "Its files, and the link to each.",
    "note subscribe sign-in": "For whom the files are, and the ways to become one of them.",
  },
  states: {
    ready: "The item is shown.",
    empty: "There is no item.",
  },
  attributes,
  events,
  styles: [sheet],
  follows: whileParsed,
  dom: (place) => new VisualItemPart(place),
});

export type VisualItemProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-visual-item>`. */
export const VisualItemElement = asDomElement(visualItem);
