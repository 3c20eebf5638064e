import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { StreamEntrySchema } from "../contract/index.js";
import { getPlacedOrder } from "./placed-order.js";

const getOrder = (fields: object) =>
  getPlacedOrder(v.parse(StreamEntrySchema, { id: "7", title: "Order #7", ...fields }));

const CASE = { title: "Norrland Ovens", contentType: "Case Study" };

describe("an order", () => {
  it.each([
    ["2026-05-23", "2026-11-23"],
    ["2026-08-31T23:00:00Z", "2027-02-28"],
    ["yesterday", undefined],
  ])("of a case study on %s has access until %s (beyond-312)", (published, day) => {
    expect(getOrder({ published, lineItems: [CASE] }).accessUntil).toBe(day);
  });

  it("has no end of access without a case study or after a cancellation (beyond-312)", () => {
    const published = "2026-05-23";
    const book = { ...CASE, contentType: "Book" };
    expect(getOrder({ published, lineItems: [book] }).accessUntil).toBeUndefined();
    const orderStatus = "CANCELLED";
    expect(getOrder({ published, orderStatus, lineItems: [CASE] }).accessUntil).toBeUndefined();
  });

  it("orders again only the lines that the shop offers again (beyond-312)", () => {
    const lineItems = [
      { title: "A", quantity: 3, availabilityId: "10011-HBK", lineType: "ship" },
      { title: "B", availabilityId: "10012-PDF", lineType: "unheard-of" },
      { title: "C", quantity: 1 },
    ];
    expect(getOrder({ lineItems }).again).toEqual([
      { productId: "10011-HBK", quantity: 3, type: "ship" },
      { productId: "10012-PDF", quantity: 1 },
    ]);
  });
});
