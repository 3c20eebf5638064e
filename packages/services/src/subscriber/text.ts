import { defineText } from "@quire/core";

/** Message for an unknown subscription (accounts-8.29). */
export const text = defineText("subscriber", {
  notFound: "No Active Subscriptions Found",
});
