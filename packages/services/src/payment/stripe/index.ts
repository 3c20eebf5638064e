export { confirmWithStripe } from "./second-step.js";
export { showStripeFields } from "./stripe-fields.js";
export { showStripeWallets } from "./stripe-wallets.js";
