import { describe, expect, it } from "vitest";
import type { Plan } from "../contract/index.js";
import { formatPrice } from "./format-price.js";
import { getLargestSaving, getPlanPrice, hasBothPeriods } from "./plan-price.js";

const usd = (minor: number) => ({ minor, currency: "USD" });
const plan = (prices: Plan["prices"]): Plan => ({
  ...{ id: "a", name: "A", caption: "", tier: "", benefits: [], recommended: false, trialDays: 0 },
  prices,
});
const both = plan({ monthly: usd(1600), yearly: usd(16_000) });

it("gives the price of the period, the other price and the saving (beyond-301)", () => {
  expect(getPlanPrice(both, "monthly")).toEqual({
    period: "monthly",
    money: usd(1600),
    other: usd(16_000),
    perMonth: usd(1334),
    saving: usd(3200),
    savingRate: 0.16,
  });
  expect(getPlanPrice(both, "yearly")).toMatchObject({
    period: "yearly",
    money: usd(16_000),
    other: usd(1600),
  });
});

it("gives the other period's price if the plan is not sold for this one", () => {
  const price = getPlanPrice(plan({ monthly: null, yearly: usd(9900) }), "monthly");
  expect(price).toMatchObject({ period: "yearly", money: usd(9900), other: undefined, savingRate: 0 });
});

it("gives no price for a plan without prices (beyond-301)", () => {
  expect(getPlanPrice(plan({}), "yearly")).toBeUndefined();
});

it.each([
  ["costs as much", usd(19_200)],
  ["costs more", usd(20_000)],
  ["has another currency", { minor: 1000, currency: "EUR" }],
])("claims no saving when the yearly price %s", (_, yearly) => {
  const price = getPlanPrice(plan({ monthly: usd(1600), yearly }), "yearly");
  expect([price?.saving, price?.savingRate]).toEqual([undefined, 0]);
});

describe("several plans", () => {
  it("have a choice of the period if one plan has both prices (beyond-301)", () => {
    const monthly = plan({ monthly: usd(1) });
    expect(hasBothPeriods([monthly, both])).toBe(true);
    expect(hasBothPeriods([monthly, plan({ yearly: usd(1) })])).toBe(false);
    expect(hasBothPeriods([])).toBe(false);
  });

  it("advertise the largest saving", () => {
    expect(getLargestSaving([both, plan({ monthly: usd(1000), yearly: usd(9000) })])).toBe(0.25);
    expect(getLargestSaving([])).toBe(0);
  });
});

it.each([
  [usd(1600), "en-US", "$16"],
  [usd(1334), "en-US", "$13.34"],
  [usd(1350), "en-US", "$13.50"],
  [usd(123_456_00), "en-US", "$123,456"],
  [{ minor: 1600, currency: "JPY" }, "en-US", "¥1,600"],
  [{ minor: 1600, currency: "EUR" }, "de-DE", "16\u00a0€"],
  [usd(0), "en-US", "$0"],
])("formats %j for %s as %s", (money, locale, text) => {
  expect(formatPrice(money, locale)).toBe(text);
});
