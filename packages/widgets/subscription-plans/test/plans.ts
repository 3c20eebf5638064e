import { fixtures, type PlanOptions } from "@quire/testing";

export const usd = (dollars: number) => ({ minor: dollars * 100, currency: "USD" });

export const good = getPlan("good");
export const better = getPlan("better");
export const best = getPlan("best");

/** Returns a plan of the fake backend. */
function getPlan(id: string): PlanOptions {
  const plan = fixtures.plans.find((one) => one.id === id);
  if (!plan) throw new Error(`The fake backend has no plan "${id}".`);
  return plan;
}

const EXECUTIVE: PlanOptions = {
  ...{ id: "executive", name: "Executive", tier: "Executive", caption: "For a board" },
  prices: { monthly: usd(80), yearly: usd(800) },
  benefits: ["Everything in Best", "The dossiers"],
};
const ALL_ACCESS: PlanOptions = {
  ...{ id: "allaccess", name: "All Access", tier: "All Access", caption: "For a whole company" },
  benefits: ["Everything in Executive", "Any number of readers"],
};
export const FIVE: readonly PlanOptions[] = [good, better, best, EXECUTIVE, ALL_ACCESS];

/** A name of 300 characters, of which the first 80 have no place for a break. */
export const LONG_NAME =
  `${"Donaudampfschifffahrtsgesellschaft".repeat(3).slice(0, 80)} ${"and the whole archive ".repeat(10)}`
    .padEnd(300, "x")
    .slice(0, 300);

export const getTen = (): readonly PlanOptions[] =>
  Array.from({ length: 10 }, (_, index) => ({
    ...good,
    ...{ id: `plan-${index}`, name: `Plan ${index + 1}`, tier: "", recommended: index === 4 },
    prices: { monthly: usd(5 + index), yearly: usd(50 + index * 9) },
  }));
