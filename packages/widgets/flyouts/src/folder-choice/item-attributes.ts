import { saveItem } from "@quire/contract-service";
import { QuireError, report } from "@quire/core";
import { type AttributeValues, jsonAttribute, textAttribute } from "@quire/element";
import { type ItemToSave, itemOfTrigger } from "@quire/library-service";

/** The item that a trigger hands over: as JSON, or spelled out (content-3.9). */
export const itemAttributes = {
  item: jsonAttribute<ItemToSave | undefined>(
    "The item, as `{ id, title, url, topic, authors, contentType, image, summary, listPrice }`; id and title at least.",
    saveItem.body.schema,
    undefined,
  ),
  itemId: textAttribute("Instead of `item`: its id."),
  itemTitle: textAttribute("Its title."),
  itemUrl: textAttribute("Its address."),
  itemTopic: textAttribute("Its topic."),
  itemAuthors: textAttribute("Its authors, separated by commas."),
  itemContentType: textAttribute("Its kind, as “Article”."),
  itemImage: textAttribute("The address of its picture."),
  itemSummary: textAttribute("What it is about."),
  itemListPrice: textAttribute("Its price, as “12.95”."),
};
export type GivenItem = AttributeValues<typeof itemAttributes>;

/** The item that the attributes name; none where they do not say enough. */
export function givenItem({ item, ...parts }: GivenItem): ItemToSave | undefined {
  if (item) return item;
  const given = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined);
  if (given.length === 0) return undefined;
  try {
    return itemOfTrigger(Object.fromEntries(given));
  } catch (error) {
    if (!(error instanceof QuireError)) throw error;
    report(error);
    return undefined;
  }
}
