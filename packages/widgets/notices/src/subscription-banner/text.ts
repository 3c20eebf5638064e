import { defineText } from "@quire/core";

export const text = defineText("subscription-banner", {
  label: "Subscription",
  left: "{count, plural, one {free article left} other {free articles left}}",
  subscribe: "Subscribe for unlimited reading",
  newTab: "(opens in a new tab)",
  close: "Close",
});
