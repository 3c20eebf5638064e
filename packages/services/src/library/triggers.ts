import { defineTrigger, type TriggerAttribute } from "@quire/core";

const item: TriggerAttribute = {
  type: "json",
  description: "The whole item as JSON, instead of the item's separate attributes.",
};

const attributes: Readonly<Record<string, TriggerAttribute>> = {
  itemId: { type: "text", description: "The item's id.", range: [1, 64] },
  itemTitle: { type: "text", description: "The item's title.", range: [1, 500] },
  itemUrl: { type: "text", description: "The address of the item's page.", range: [0, 2048] },
  itemTopic: { type: "text", description: "The item's topic.", range: [0, 2048] },
  itemAuthors: { type: "text", description: "The item's authors, separated by commas." },
  itemContentType: { type: "text", description: "The content type, such as `Article`.", range: [0, 2048] },
  itemImage: { type: "text", description: "The address of the item's image.", range: [0, 2048] },
  itemSummary: { type: "text", description: "The item's summary.", range: [0, 5000] },
  itemListPrice: { type: "text", description: "The item's price, such as `8.95`." },
};

export const triggers = [
  defineTrigger({
    name: "save",
    description: "Saves an item to My Library. The next click discards it. Guests sign in first.",
    attributes: {
      item: { ...item, keys: ["id", "title"] },
      ...attributes,
      mode: {
        type: "text",
        description: "The form that guests see; `sign-in` by default.",
        values: ["sign-in", "registration"],
      },
    },
    needs: [["itemId", "itemTitle"], ["item"]],
    example:
      '<button data-quire-do="save" data-item-id="10042" data-item-title="What Is Strategy?" data-item-url="/2026/11/strategy">',
  }),
  defineTrigger({
    name: "unsave",
    description: "Discards a saved item.",
    attributes: { item: { ...item, keys: ["id"] }, ...attributes },
    needs: [["itemId"], ["item"]],
    example: '<button data-quire-do="unsave" data-item-id="10042">',
  }),
];
