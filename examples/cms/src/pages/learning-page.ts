import type { Page } from "../page.js";

/** Target of the learning link. It is enabled for HMM-eligible users. */
export function learningPage(): Page {
  return { template: "learning", title: "Learning – The Quire Review", values: {} };
}
