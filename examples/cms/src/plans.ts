import type { ReferenceApi } from "@quire/example-reference-api";
import { type Plan, plans } from "@quire/services/contract";
import { formatPrice } from "@quire/services/plans";
import { askApi } from "./ask-api.js";

/** Loads the subscription plans from the API, the only source of their prices. Empty after a failure. */
export async function loadPlans(api: ReferenceApi["app"], request: Request): Promise<readonly Plan[]> {
  return (await askApi({ api, request }, "/api/plans", plans.answer))?.plans ?? [];
}

/** Returns a plan's price as plain pages show it, such as "$16 a month". */
export function getPriceText({ prices: { monthly, yearly } }: Plan): string {
  if (monthly) return `${formatPrice(monthly, "en-US")} a month`;
  return yearly ? `${formatPrice(yearly, "en-US")} a year` : "Price on request";
}

/** Returns the texts of a paywall's offer: those of the first plan with a price. */
export function getOffer(
  plans: readonly Plan[],
): { readonly price: string; readonly trial: string } | undefined {
  const plan = plans.find(({ prices }) => prices.monthly ?? prices.yearly);
  if (!plan) return undefined;
  const price = getPriceText(plan);
  const trial = plan.trialDays > 0 ? `${plan.trialDays} days free, then ${price}. ` : "";
  return { price, trial: `${trial}Cancel any time.` };
}
