import { defineText } from "@quire/core";

/** accounts-8 */
export const text = defineText("subscriber", {
  notFound: "No Active Subscriptions Found",
});
