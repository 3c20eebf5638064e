import { expect, it } from "vitest";
import { ADDED, ALREADY_THERE, COMING, UNKNOWN, WITH_PERMISSIONS } from "../test/additions.js";
import { shownItems } from "./cart-confirmation-model.js";

it("shows title, subject, content type, format, price, and how many were added, not how many there are (content-2.54)", () => {
  expect(shownItems(ADDED.addition, "en-US")).toEqual([
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

it("calls a permission Copyright Permissions, with a price of its own (content-2.54)", () => {
  const [file, permission] = shownItems(WITH_PERMISSIONS.addition, "en-US");
  expect(file).toMatchObject({ details: ["Operations", "Case Study", "PDF"], price: "$9.95", quantity: 1 });
  expect(permission).toMatchObject({
    details: ["Operations", "Case Study", "Copyright Permissions"],
    price: "$4.50",
    quantity: 12,
  });
});

it("says when that comes which is coming soon (content-2.54)", () => {
  expect(shownItems(COMING.addition, "en-US")[0]?.coming).toBe("Coming soon: available March 02, 2027");
});

it("says at what was asked for in vain that there can be no more of it, and not at its permissions", () => {
  const shown = shownItems(ALREADY_THERE.addition, "en-US");
  expect(shown.map(({ limited }) => limited)).toEqual([
    "This was in your cart already: it can be bought once.",
    "",
  ]);
});

it("names the product where the cart says nothing of it", () => {
  expect(shownItems(UNKNOWN.addition, "en-US")[0]).toMatchObject({
    name: "Product 99",
    details: [],
    quantity: 3,
  });
});
