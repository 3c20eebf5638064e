import { QuireError, report } from "@quire/core";
import { type AttributeValues, jsonAttribute, textAttribute } from "@quire/element";
import { saveItem } from "@quire/services/contract";
import { getTriggerItem, type ItemToSave } from "@quire/services/library";
import * as v from "valibot";

/** The item that a trigger passes: as JSON, or in separate attributes (content-3.9). */
export const itemAttributes = {
  item: jsonAttribute<ItemToSave | undefined>(
    "The item as JSON, with at least `id` and `title`.",
    v.parser(saveItem.body.schema),
    undefined,
  ),
  itemId: textAttribute("The item's id, instead of `item`."),
  itemTitle: textAttribute("The item's title, instead of `item`."),
  itemUrl: textAttribute("The item's address, instead of `item`."),
  itemTopic: textAttribute("The item's topic, instead of `item`."),
  itemAuthors: textAttribute("The item's authors, separated by commas, instead of `item`."),
  itemContentType: textAttribute("The item's content type, such as “Article”, instead of `item`."),
  itemImage: textAttribute("The address of the item's image, instead of `item`."),
  itemSummary: textAttribute("The item's summary, instead of `item`."),
  itemListPrice: textAttribute("The item's price, such as “12.95”, instead of `item`."),
};
export type GivenItem = AttributeValues<typeof itemAttributes>;

/** Returns the item of the attributes. Incomplete attributes are reported to the developer, and give undefined. */
export function getGivenItem({ item, ...parts }: GivenItem): ItemToSave | undefined {
  if (item) return item;
  const given = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined);
  try {
    return getTriggerItem(Object.fromEntries(given));
  } catch (error) {
    if (!(error instanceof QuireError)) throw error;
    report(error);
    return undefined;
  }
}
