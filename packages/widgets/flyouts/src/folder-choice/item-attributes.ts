import { QuireError, report } from "@quire/core";
import { type AttributeValues, jsonAttribute, textAttribute } from "@quire/element";
import { saveItem } from "@quire/services/contract";
import { type ItemToSave, itemOfTrigger } from "@quire/services/library";
import * as v from "valibot";

/** The item that a trigger passes: as JSON, or in separate attributes (content-3.9). */
export const itemAttributes = {
  item: jsonAttribute<ItemToSave | undefined>(
    "The item as JSON, `id` and `title` at least.",
    v.parser(saveItem.body.schema),
    undefined,
  ),
  itemId: textAttribute("Instead of `item`: its id."),
  itemTitle: textAttribute("Instead of `item`: its title."),
  itemUrl: textAttribute("Instead of `item`: its address."),
  itemTopic: textAttribute("Instead of `item`: its topic."),
  itemAuthors: textAttribute("Instead of `item`: its authors, separated by commas."),
  itemContentType: textAttribute("Instead of `item`: its kind, as “Article”."),
  itemImage: textAttribute("Instead of `item`: the address of its picture."),
  itemSummary: textAttribute("Instead of `item`: what it is about."),
  itemListPrice: textAttribute("Instead of `item`: its price, as “12.95”."),
};
export type GivenItem = AttributeValues<typeof itemAttributes>;

/** Returns the item of the attributes. Incomplete attributes are reported to the developer, and give undefined. */
export function givenItem({ item, ...parts }: GivenItem): ItemToSave | undefined {
  if (item) return item;
  const given = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined);
  try {
    return itemOfTrigger(Object.fromEntries(given));
  } catch (error) {
    if (!(error instanceof QuireError)) throw error;
    report(error);
    return undefined;
  }
}
