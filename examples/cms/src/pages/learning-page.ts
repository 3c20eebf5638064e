import type { Page } from "../page.js";

/** Where the learning link leads, which HMM-eligible readers see enabled. */
export function learningPage(): Page {
  return { template: "learning", title: "Learning – The Quire Review", values: {} };
}
