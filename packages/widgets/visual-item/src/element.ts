import {
  asDomElement,
  booleanAttribute,
  defineDomWidget,
  jsonAttributeOf,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import type { Download } from "./downloads-for.js";
import sheet from "./visual-item.css?inline";
import { isDownloads, isItem, SUBSCRIBE } from "./visual-item-options.js";
import { VisualItemPart } from "./visual-item-part.js";

const attributes = {
  item: jsonAttributeOf(
    "What it is, as a save trigger has it: id, title, url, image, summary and so on.",
    isItem,
  ),
  asset: textAttribute("The file's name in /visual-library/download/{subscriberId}/{asset}.", ""),
  downloads: jsonAttributeOf<readonly Download[]>("Other files: [{ link, format }].", isDownloads, []),
  paywallEnabled: booleanAttribute("The paywall flag: everybody may download."),
  readOnly: booleanAttribute("It cannot be saved."),
  subscribeHref: textAttribute("Where readers subscribe.", SUBSCRIBE),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const visualItem = defineDomWidget({
  name: "visual-item",
  description: "An item of the visual library: to look at, to save and, for who may, to download.",
  attributes,
  events,
  styles: [sheet],
  dom: (place) => new VisualItemPart(place),
});

export type VisualItemProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-visual-item>`. */
export const VisualItemElement = asDomElement(visualItem);
