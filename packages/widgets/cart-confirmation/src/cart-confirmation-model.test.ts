import { expect, it } from "vitest";
import { ADDED, ALREADY_THERE, COMING, UNKNOWN, WITH_PERMISSIONS } from "../test/additions.js";
import { getShownItems } from "./cart-confirmation-model.js";

it("shows title, subject, content type, format, price and the added quantity, not the total quantity (content-2.54)", () => {
  expect(getShownItems(ADDED.addition, "en-US")).toEqual([
    {
      key: "0",
      name: "Four Seconds",
      href: "/product/four-seconds/10",
      details: ["Negotiation strategies", "Book", "Paperback"],
      quantity: 2,
      price: "$20.00",
      coming: "",
      limited: "",
    },
  ]);
});

it("labels a permission Copyright Permissions, with its own price (content-2.54)", () => {
  const [file, permission] = getShownItems(WITH_PERMISSIONS.addition, "en-US");
  expect(file).toMatchObject({ details: ["Operations", "Case Study", "PDF"], price: "$9.95", quantity: 1 });
  expect(permission).toMatchObject({
    details: ["Operations", "Case Study", "Copyright Permissions"],
    price: "$4.50",
    quantity: 12,
  });
});

it("shows when a coming-soon product is delivered (content-2.54)", () => {
  expect(getShownItems(COMING.addition, "en-US")[0]?.coming).toBe("Coming soon: available March 02, 2027");
});

it("shows the limit at a limited product, but not at its permissions", () => {
  const shown = getShownItems(ALREADY_THERE.addition, "en-US");
  expect(shown.map(({ limited }) => limited)).toEqual([
    "This was already in your cart. You can buy it once.",
    "",
  ]);
});

it("names a product by the given name if the cart has no line for it", () => {
  expect(getShownItems(UNKNOWN.addition, "en-US")[0]).toMatchObject({
    name: "Product 99",
    details: [],
    quantity: 3,
  });
});
