import type { Trigger } from "@quire/core";

/** `data-quire-do="exit-paywall"`: hides the case selection. */
export const trigger: Trigger = {
  async run() {
    const { hidePaywall } = await import("../selection/paywall-page.js");
    hidePaywall();
    return "idle";
  },
};
