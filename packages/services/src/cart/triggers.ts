import { defineTrigger } from "@quire/core";

export const triggers = [
  defineTrigger({
    name: "add-to-cart",
    description: "Adds a product to the cart; in a form, what the form's fields choose.",
    attributes: {
      productId: { type: "text", description: "The product's number.", range: [1, 64] },
      type: {
        type: "text",
        description: "How the product is delivered.",
        values: ["ship", "ebook", "bundle", "digital", "Perm"],
      },
      productPrice: { type: "number", description: "The price of one, in dollars." },
      quantity: { type: "integer", description: "How many; 1 by default.", range: [1, 9999] },
      format: { type: "text", description: "The product's format, as `PDF`.", range: [0, 64] },
      productUrl: { type: "text", description: "The product's page.", range: [0, 2048] },
      referral: {
        type: "text",
        description: "The referral's number; by default the one in `data-product-url`.",
        range: [0, 32],
      },
      groupName: {
        type: "text",
        description: "The name of the group that it is bought for.",
        range: [0, 200],
      },
      listing: { type: "boolean", description: "The page then goes to the product's own page." },
    },
    needs: [["productId"]],
    unless: "form",
    example:
      '<button data-quire-do="add-to-cart" data-product-id="10042" data-type="ebook" data-product-price="12.95">',
  }),
];
