import { safeParse } from "valibot";
import { expect, it } from "vitest";
import { plans } from "./plans.js";

const parse = (plan: object) => safeParse(plans.answer, { plans: [{ id: "good", name: "Good" }, plan] });
const prices = (price: unknown) => ({ id: "best", name: "Best", prices: { monthly: price } });

it("fills missing fields, and ignores unknown ones (beyond-300)", () => {
  const { output } = safeParse(plans.answer, {
    plans: [{ id: 7, name: " Good ", prices: null, benefits: null, trialDays: null, color: "red" }],
    version: 3,
  });
  expect(output).toEqual({
    plans: [
      {
        ...{ id: "7", name: "Good", caption: "", tier: "", prices: {}, benefits: [] },
        ...{ recommended: false, trialDays: 0 },
      },
    ],
  });
});

it("accepts a price in whole minor units (beyond-300)", () => {
  expect(parse(prices({ minor: 1600, currency: "USD", tax: 0 })).success).toBe(true);
  expect(parse(prices(null)).success).toBe(true);
});

it.each([
  [prices({ minor: 16.5, currency: "USD" })],
  [prices({ minor: "1600", currency: "USD" })],
  [prices({ minor: -1, currency: "USD" })],
  [prices({ minor: 1600, currency: "usd" })],
  [prices({ minor: 1600 })],
  [prices("$16")],
  [{ id: "best", name: " " }],
  [{ id: "best", name: "Best", trialDays: 1.5 }],
  [{ name: "Best" }],
])("rejects the whole answer for the plan %j (beyond-300)", (plan) => {
  expect(parse(plan).success).toBe(false);
});

it("rejects an answer in an envelope", () => {
  expect(safeParse(plans.answer, { data: { plans: [] } }).success).toBe(false);
});
