import { defineTrigger } from "@quire/core";

export const triggers = [
  defineTrigger({
    name: "add-to-cart",
    description: "Adds a product to the cart. In a form, the form's fields select the product.",
    attributes: {
      productId: { type: "text", description: "The product number.", range: [1, 64] },
      type: {
        type: "text",
        description: "The delivery type of the product.",
        values: ["ship", "ebook", "bundle", "digital", "Perm"],
      },
      productPrice: { type: "number", description: "The unit price, in dollars." },
      quantity: { type: "integer", description: "The quantity; 1 by default.", range: [1, 9999] },
      format: { type: "text", description: "The format of the product, such as `PDF`.", range: [0, 64] },
      productUrl: { type: "text", description: "The address of the product page.", range: [0, 2048] },
      referral: {
        type: "text",
        description: "The referral number; by default the one in `data-product-url`.",
        range: [0, 32],
      },
      groupName: {
        type: "text",
        description: "The name of the group that the purchase is for.",
        range: [0, 200],
      },
      listing: { type: "boolean", description: "Navigates to the product page after the product is added." },
    },
    needs: [["productId"]],
    unless: "form",
    example:
      '<button data-quire-do="add-to-cart" data-product-id="10042" data-type="ebook" data-product-price="12.95">',
  }),
];
