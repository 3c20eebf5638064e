import type { Addition } from "@quire/services/cart";
import { CartSchema } from "@quire/services/contract";
import { parse } from "valibot";

const line = (change: object) => ({
  product_id: "10",
  availabilityId: "10-PBK",
  lineType: "ship",
  url: "/product/four-seconds/10",
  name: "Four Seconds",
  format: "Paperback",
  unitPrice: "20.00",
  quantity: 5,
  product: { contentType: "Book", primaryCategory: "Negotiation strategies", language: "English" },
  ...change,
});

const CART = parse(CartSchema, {
  id: "c1",
  line_items: {
    physical_items: [
      line({}),
      line({
        product_id: "24",
        availabilityId: "24-HBK",
        name: "The Inherited Team",
        format: "Hardcover",
        unitPrice: "32.50",
        quantity: 1,
        product: {
          contentType: "Book",
          primaryCategory: "Leading Teams",
          productStatus: "F",
          publicationDate: "2027-03-02",
        },
      }),
    ],
    digital_items: [
      line({
        product_id: "20",
        availabilityId: "20-PDF",
        lineType: "digital",
        name: "Norrland Ovens",
        format: "PDF",
        unitPrice: "9.95",
        quantity: 1,
        product: { contentType: "Case Study", primaryCategory: "Operations" },
      }),
      line({
        product_id: "20",
        availabilityId: "20-PDF",
        lineType: "perm",
        name: "Norrland Ovens",
        format: "",
        unitPrice: "4.50",
        quantity: 30,
        product: { contentType: "Case Study", primaryCategory: "Operations" },
      }),
    ],
  },
});

/** The value of `additionStore` after an addition or a failure. */
export const ADDED: { readonly addition: Addition } = {
  addition: {
    items: [{ productId: "10-PBK", type: "ship", format: "Paperback", quantity: 2 }],
    outcome: { kind: "added" },
    cart: CART,
  },
};
export const WITH_PERMISSIONS: { readonly addition: Addition } = {
  addition: {
    ...ADDED.addition,
    items: [
      { productId: "20-PDF", type: "digital", format: "PDF", quantity: 1 },
      { productId: "20-PDF", type: "Perm", quantity: 12 },
    ],
  },
};
export const ALREADY_THERE: { readonly addition: Addition } = {
  addition: {
    ...WITH_PERMISSIONS.addition,
    outcome: { kind: "added", limited: [{ productId: "20-PDF", type: "digital", quantity: 1 }] },
  },
};
export const COMING: { readonly addition: Addition } = {
  addition: { ...ADDED.addition, items: [{ productId: "24-HBK", type: "ship", format: "Hardcover" }] },
};
export const NOT_ADDED: { readonly addition: Addition } = {
  addition: {
    ...ADDED.addition,
    items: [{ productId: "10-PBK" }, { productId: "20-PDF" }],
    outcome: { kind: "not-added", productIds: ["10-PBK", "20-PDF"] },
  },
};
export const UNKNOWN: { readonly addition: Addition } = {
  addition: { ...ADDED.addition, items: [{ productId: "99", quantity: 3 }], cart: null },
};
