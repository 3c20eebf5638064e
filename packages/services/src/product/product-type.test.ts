import { expect, it } from "vitest";
import { getType, typeOfSku } from "./product-type.js";

it.each([
  ["R2501C-KND", "ebook"],
  ["10011-BUN", "bundle"],
  ...["PDF", "HTM", "ZIP", "PPT", "XLS", "EPB"].map((suffix) => [`20101E-${suffix}`, "digital"]),
  ["20101E-pdf", "digital"],
  ["10011E-HBK", "ship"],
  ["PDF-20101", "ship"],
  ["toString", "ship"],
  ["", "ship"],
])("derives from the stock-keeping unit %s the type %s (content-9.16)", (sku, type) => {
  expect(typeOfSku(sku)).toBe(type);
});

it.each([
  ["SHIP", "ship"],
  ["EBOOK", "ebook"],
  ["BUNDLE", "bundle"],
  ["DIGITAL", "digital"],
  ["constructor", "digital"],
])("uses the line type %s if there is no stock-keeping unit", (lineType, type) => {
  expect(getType({ sku: "", lineType })).toBe(type);
});

it("prefers the stock-keeping unit to the line type", () => {
  expect(getType({ sku: "10011-KND", lineType: "SHIP" })).toBe("ebook");
});
