import { defineText } from "@quire/core";

/** accounts-8.29 */
export const text = defineText("subscriber", {
  notFound: "No Active Subscriptions Found",
});
