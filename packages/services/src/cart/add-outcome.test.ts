import * as v from "valibot";
import { expect, it } from "vitest";
import { RequestError } from "../client/index.js";
import { addToShoppingCart } from "../contract/index.js";
import { getOutcome } from "./add-outcome.js";

const items = [
  { productId: "7", quantity: 2 },
  { productId: "8", quantity: 1 },
];
const answer = (more: object) => v.parse(addToShoppingCart.answer, { cart: null, ...more });

it("returns `added` unless the server reports a different outcome", () => {
  expect(getOutcome(answer({}), items)).toEqual({ kind: "added" });
});

it("returns the items whose quantity the server limited", () => {
  const limited = [{ productId: "7", type: "ship", quantity: 1 }];
  expect(getOutcome(answer({ limited }), items)).toEqual({
    kind: "added",
    limited: answer({ limited }).limited,
  });
});

it("returns the products that the server did not add (content-4.12)", () => {
  expect(getOutcome(answer({ itemAdded: false }), items)).toEqual({
    kind: "not-added",
    productIds: ["7", "8"],
  });
});

it("returns the products and the error when the request failed", () => {
  const error = new RequestError("request/aborted", "Given up.", { why: "The page was left." });
  expect(getOutcome(error, items)).toEqual({ kind: "failed", error, productIds: ["7", "8"] });
});

it("returns `maintenance`, regardless of `itemAdded` (content-4.12)", () => {
  for (const itemAdded of [true, false])
    expect(getOutcome(answer({ maintenanceStatus: true, itemAdded }), items)).toEqual({
      kind: "maintenance",
    });
});
