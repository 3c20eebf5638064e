import type { Plan } from "@quire/services/contract";

const usd = (dollars: number) => ({ minor: dollars * 100, currency: "USD" });

/**
 * The subscription plans, the only source of their prices. The subscription provider knows a plan by its id in capitals.
 */
export const plans: readonly Plan[] = [
  {
    id: "good",
    name: "Good",
    caption: "Digital",
    tier: "Good",
    prices: { monthly: usd(16), yearly: usd(160) },
    benefits: ["Every article, on every screen", "The archive, back to 1956", "Your own library and folders"],
    recommended: false,
    trialDays: 30,
  },
  {
    id: "better",
    name: "Better",
    caption: "Digital + Print",
    tier: "Better",
    prices: { monthly: usd(20), yearly: usd(200) },
    benefits: ["Everything in Good", "The twelve issues, by post", "Five gift articles a month"],
    recommended: false,
    trialDays: 30,
  },
  {
    id: "best",
    name: "Best",
    caption: "Premium",
    tier: "Best",
    prices: { monthly: usd(32), yearly: usd(320) },
    benefits: ["Everything in Better", "Cases, with their teaching notes", "Charts and the visual library"],
    recommended: true,
    trialDays: 30,
  },
  {
    id: "executive",
    name: "Executive",
    caption: "For a board",
    tier: "Executive",
    prices: { monthly: usd(80), yearly: usd(800) },
    benefits: ["Everything in Best", "The dossiers", "Topics that only executives read"],
    recommended: false,
    trialDays: 0,
  },
  {
    id: "allaccess",
    name: "All Access",
    caption: "For a whole company",
    tier: "All Access",
    prices: {},
    benefits: ["Everything in Executive", "Any number of readers", "Sign-in by your company’s accounts"],
    recommended: false,
    trialDays: 0,
  },
];

/** Finds a plan by its id, in any case. */
export const findPlan = (id: string): Plan | undefined => plans.find((plan) => plan.id === id.toLowerCase());
