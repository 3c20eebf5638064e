import * as v from "valibot";
import { expect, it } from "vitest";
import { type Cart, CartSchema } from "../contract/index.js";
import { getLines, getSummary, getTotal } from "./cart-model.js";
import { getRemovedItem } from "./remove-from-cart.js";

const leader = {
  product_id: 10042,
  lineType: "ship",
  url: "/product/the-quiet-leader/10042",
  sku: "10042-PBK-ENG",
  name: "The Quiet Leader",
  format: "Paperback",
  unitPrice: "12.95",
  quantity: 3,
  product: {
    contentType: "Book",
    language: "English",
    marketingCategory: "Books",
    primaryCategory: "Leading",
  },
};
const permission = { product_id: "77", lineType: "perm", name: "Copies", unitPrice: 0.1, quantity: 100 };

function cart(more: object = {}): Cart {
  return v.parse(CartSchema, {
    id: "c1",
    line_items: { physical_items: [leader], digital_items: [permission] },
    modifiedTime: "2026-11-05T10:00:00.000Z",
    ...more,
  });
}

it("reads lines in whole minor units (content-3.2)", () => {
  const [first, second] = getLines(cart());
  expect(first).toMatchObject({ productId: "10042", type: "ship", quantity: 3, href: leader.url });
  expect(first?.total).toEqual({ minor: 3885, currency: "USD" });
  expect(second).toMatchObject({ type: "Perm", total: { minor: 1000, currency: "USD" } });
});

it("leaves out a script URL (robustness-8)", () => {
  const lines = getLines(
    cart({ line_items: { physical_items: [{ ...leader, url: " javascript:alert(1)" }], digital_items: [] } }),
  );
  expect(lines[0]?.href).toBeUndefined();
});

it("sums quantities for the badge", () => {
  expect(getSummary(cart())).toEqual({ count: 103, total: null, modifiedTime: "2026-11-05T10:00:00.000Z" });
});

it("returns the cart's own total, or else the sum of its lines (content-3.1)", () => {
  expect(getTotal(cart({ cart_amount: "40.00" })).minor).toBe(4000);
  expect(getTotal(cart()).minor).toBe(4885);
  expect(getTotal(null)).toEqual({ minor: 0, currency: "USD" });
});

it("counts a line without a price in the badge, but not in the sum (content-3.1)", () => {
  const physical_items = [leader, { ...leader, unitPrice: null }];
  const sampleCart = cart({ line_items: { physical_items, digital_items: [] } });
  expect(getTotal(sampleCart).minor).toBe(3885);
  expect(getSummary(sampleCart).count).toBe(6);
});

it("treats an invalid currency as US dollars", () => {
  expect(getTotal(cart({ currency: { code: "<img>" } })).currency).toBe("USD");
});

it("returns the analytics data of a removed line (content-3.4)", () => {
  const [line] = getLines(cart());
  expect(line && getRemovedItem(line, "c1")).toEqual({
    cartId: "c1",
    productCoreId: "10042",
    type: "ship",
    productFormat: "Paperback",
    productLanguage: "English",
    productId: "10042",
    productName: "The Quiet Leader",
    productContentType: "Book",
    quantity: 3,
    unitPrice: "12.95",
    productMarketingCategory: "Books",
    productPrimaryCategory: "Leading",
  });
});

it("has no lines and a total of 0 if there is no cart", () => {
  expect(getLines(undefined)).toEqual([]);
  expect(getLines(null)).toEqual([]);
  expect(getTotal(undefined)).toEqual({ minor: 0, currency: "USD" });
});

it("returns the given fields of a line, and `undefined` for missing ones (content-3.2)", () => {
  const image_url = "/images/leader.jpg";
  const [first, second] = getLines(
    cart({
      line_items: {
        physical_items: [{ ...leader, image_url, unitPrice: null, list_price: "14.00" }],
        digital_items: [{ product_id: "9", lineType: "sample", quantity: 1 }],
      },
    }),
  );
  expect(first).toMatchObject({ name: leader.name, format: "Paperback", imageUrl: image_url });
  expect(first?.unitPrice).toEqual({ minor: 1400, currency: "USD" });
  expect(second).toMatchObject({
    unitPrice: undefined,
    total: undefined,
    type: undefined,
    imageUrl: undefined,
  });
});

it("identifies lines by product, type, format and stock-keeping unit", () => {
  const changes = [
    {},
    { product_id: 1 },
    { lineType: "ebook" },
    { format: "EPUB" },
    { sku: "10042-HBK-ENG" },
  ];
  const physical_items = changes.map((change) => ({ ...leader, ...change }));
  const keys = getLines(cart({ line_items: { physical_items, digital_items: [] } })).map(({ key }) => key);
  expect(new Set(keys).size).toBe(changes.length);
  expect(keys[0]).toBe("10042 ship Paperback 10042-PBK-ENG");
});

it.each([
  [{ cart_amount: "40.00", subTotal: "30.00", grandTotal: "50.00" }, "40.00"],
  [{ subTotal: "30.00", grandTotal: "50.00" }, "30.00"],
  [{ grandTotal: "50.00" }, "50.00"],
])("returns the first stated total of %j", (totals, expected) => {
  expect(getSummary(cart(totals)).total).toBe(expected);
  expect(getTotal(cart(totals)).minor).toBe(Number(expected) * 100);
});

it("returns null if there is no time of change", () => {
  expect(getSummary(cart({ modifiedTime: undefined })).modifiedTime).toBeNull();
});

it.each([
  ["eur", "EUR"],
  ["JPY", "JPY"],
  ["US", "USD"],
  ["EURO", "USD"],
  ["1EUR", "USD"],
])("treats the currency %s as %s, for each line too", (code, expected) => {
  const sampleCart = cart({ currency: { code } });
  expect(getTotal(sampleCart).currency).toBe(expected);
  expect(getLines(sampleCart)[0]?.unitPrice?.currency).toBe(expected);
});

it("uses the id of the addition, also for analytics, and keeps the product's own id (content-3.4)", () => {
  const one = { product_id: "10011", availabilityId: "10011-ES-PBK", quantity: 1 };
  const [line] = getLines(cart({ line_items: { physical_items: [one], digital_items: [] } }));
  expect(line?.productId).toBe("10011-ES-PBK");
  expect(line && getRemovedItem(line, "c1")).toMatchObject({
    productId: "10011-ES-PBK",
    productCoreId: "10011",
  });
});

it("sends analytics the list price or null, and empty strings for missing fields (content-3.4)", () => {
  const bare = { product_id: "9", quantity: 1 };
  const [listed, free] = getLines(
    cart({ line_items: { physical_items: [{ ...bare, list_price: "8.00" }, bare], digital_items: [] } }),
  );
  expect(listed && getRemovedItem(listed, "c1")).toMatchObject({
    unitPrice: "8.00",
    productLanguage: "",
    productContentType: "",
    productMarketingCategory: "",
    productPrimaryCategory: "",
  });
  expect(free && getRemovedItem(free, "c1").unitPrice).toBeNull();
});
