import type { Plan } from "@quire/services/contract";
import { expect, it } from "vitest";
import { choosePlans, getCards } from "./get-cards.js";

const price = (minor: number) => ({ minor, currency: "USD" });
const plan = (id: string, more: Partial<Plan> = {}): Plan => ({
  ...{ id, name: id, caption: "", tier: id, benefits: [], recommended: false, trialDays: 0 },
  prices: { monthly: price(1000), yearly: price(10_000) },
  ...more,
});
const GUEST = { isSubscriber: false, subscriberType: null };
const SUBSCRIBER = { isSubscriber: true, subscriberType: { tier: "Best", caption: null } };
const shown = (...given: Parameters<typeof getCards>) =>
  getCards(...given).map(({ plan: { id }, mark, action }) => [id, mark, action].filter(Boolean).join(" "));

it("offers a trial, a subscription or a contact to a guest (beyond-301)", () => {
  const plans = [plan("good", { trialDays: 30 }), plan("better"), plan("all", { prices: {} })];
  expect(shown(plans, "monthly", GUEST)).toEqual(["good trial", "better subscribe", "all contact"]);
});

it("marks one plan as recommended, although the API recommends two (beyond-301)", () => {
  const plans = [plan("a"), plan("b", { recommended: true }), plan("c", { recommended: true })];
  expect(shown(plans, "monthly", GUEST)).toEqual(["a subscribe", "b recommended subscribe", "c subscribe"]);
});

it("marks the plan of the reader's tier, and offers a switch to the others (beyond-301)", () => {
  const plans = [plan("good", { trialDays: 30 }), plan("BEST", { recommended: true })];
  expect(shown(plans, "monthly", SUBSCRIBER)).toEqual(["good switch", "BEST current none"]);
});

it("marks no plan for a tier that no plan has", () => {
  const other = { isSubscriber: true, subscriberType: null };
  expect(shown([plan("good"), plan("none", { tier: "" })], "monthly", other)).toEqual([
    "good switch",
    "none switch",
  ]);
});

it.each([
  ["", ["a", "b", "c"]],
  [" , ", ["a", "b", "c"]],
  ["c, A", ["c", "a"]],
  ["b,b,unknown", ["b"]],
  ["unknown", []],
])("shows the plans %j in this order", (ids, expected) => {
  expect(choosePlans([plan("a"), plan("b"), plan("c")], ids).map(({ id }) => id)).toEqual(expected);
});
