import {
  asComponent,
  booleanAttribute,
  defineWidget,
  jsonAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import * as v from "valibot";
import { shell } from "./shell.js";
import { SUBSCRIBE, type VisualItemData } from "./visual-item-options.js";
import { VisualItemView } from "./visual-item-view.js";

const text = v.string();
const ItemSchema = v.looseObject({
  id: text,
  title: text,
  url: text,
  image: v.optional(text),
  summary: v.optional(text),
});
const DownloadsSchema = v.array(v.object({ link: text, format: text }));

const attributes = {
  item: jsonAttribute<VisualItemData | undefined>(
    "What it is, as a save trigger has it: id, title, url, image, summary and so on.",
    ItemSchema,
    undefined,
  ),
  asset: textAttribute("The file's name in /visual-library/download/{subscriberId}/{asset}.", ""),
  downloads: jsonAttribute("Other files: [{ link, format }].", DownloadsSchema, []),
  paywallEnabled: booleanAttribute("The paywall flag: everybody may download."),
  readOnly: booleanAttribute("It cannot be saved."),
  subscribeHref: textAttribute("Where readers subscribe.", SUBSCRIBE),
};

const events = {};

/** The widget, declared once: its React component and its element are made from this. */
export const visualItem = defineWidget({
  name: "visual-item",
  description: "An item of the visual library: to look at, to save and, for who may, to download.",
  attributes,
  events,
  shell,
  view: VisualItemView,
});

export type VisualItemProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-visual-item>` for React. */
export const VisualItem = asComponent(visualItem);
