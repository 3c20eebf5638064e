import { defineText } from "@quire/core";

/** `<name>` is for screen readers: it distinguishes the buttons of the plans. */
export const text = defineText("subscription-plans", {
  heading: "Subscription plans",
  voucher: "Your voucher <code>{code}</code> is applied at checkout.",
  billing: "Billing period",
  period: "{period, select, yearly {Yearly} other {Monthly}}",
  saveUpTo: "Save up to {percent}",
  recommended: "Recommended",
  current: "Your plan",
  per: "{period, select, yearly {a year} other {a month}}",
  orYearly: "or {price} a year",
  orYearlySaving: "or {price} a year<save>Save {saving}</save>",
  perMonth: "{price} a month",
  perMonthSaving: "{price} a month<save>Save {saving}</save>",
  onRequest: "Price on request",
  subscribe: "Subscribe<name> to {name}</name>",
  trial: "Start free trial<name> of {name}</name>",
  switch: "Switch plan<name> to {name}</name>",
  contact: "Contact us<name> about {name}</name>",
  currentNote: "You have this plan",
  trialNote:
    "{days, plural, one {# day} other {# days}} free, then {price} {period, select, yearly {a year} other {a month}}.",
  failed: "Couldn’t load the plans.",
  offline: "You’re offline. The plans will load when you’re back online.",
  retry: "Try again",
  checkoutFailed: "We couldn’t open the checkout. Please try again.",
  checkoutOffline: "You’re offline. Please try again when you’re back online.",
  noCheckout: "This plan can’t be ordered here right now. Please <a>contact us</a>.",
});
