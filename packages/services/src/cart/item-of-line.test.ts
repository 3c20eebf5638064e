import * as v from "valibot";
import { expect, it } from "vitest";
import { CartSchema } from "../contract/index.js";
import { type CartLine, getLines } from "./cart-model.js";
import { getName, toCartItem } from "./item-of-line.js";

function getLine(item: object): CartLine {
  const line_items = { physical_items: [{ product_id: "7", quantity: 1, ...item }], digital_items: [] };
  const [line] = getLines(v.parse(CartSchema, { id: "c1", line_items }));
  if (!line) throw new Error("The cart has no line.");
  return line;
}

it("identifies a line by product, type and format", () => {
  expect(getName(getLine({ lineType: "ship", format: "Paperback" }))).toEqual({
    productId: "7",
    type: "ship",
    format: "Paperback",
  });
});

it("identifies a permission by product and type, because its format is only display text", () => {
  expect(getName(getLine({ lineType: "perm", format: "Photocopies" }))).toEqual({
    productId: "7",
    type: "Perm",
  });
});

it("omits the fields that the line does not have", () => {
  expect(getName(getLine({ lineType: "sample", format: "" }))).toEqual({ productId: "7" });
});

it("adds the given quantity at the line's price and from its address", () => {
  const line = getLine({
    lineType: "ebook",
    format: "EPUB",
    url: "/product/x/7",
    unitPrice: "9.95",
    quantity: 4,
  });
  expect(toCartItem(line, 2)).toEqual({
    productId: "7",
    type: "ebook",
    format: "EPUB",
    quantity: 2,
    productUrl: "/product/x/7",
    productPrice: "9.95",
  });
});

it("keeps a price of zero and omits a missing price and address", () => {
  expect(toCartItem(getLine({ lineType: "ship", unitPrice: 0 }), 1)).toEqual({
    productId: "7",
    type: "ship",
    quantity: 1,
    productPrice: 0,
  });
  expect(toCartItem(getLine({ lineType: "ship", unitPrice: null }), 1)).toEqual({
    productId: "7",
    type: "ship",
    quantity: 1,
  });
});
