import type { Action } from "@quire/core";

/** `data-quire-do="exit-paywall"`: hides the case selection. */
export const action: Action = {
  async run() {
    const { hidePaywall } = await import("../selection/paywall-page.js");
    hidePaywall();
    return "idle";
  },
};
