export { confirmWithStripe } from "./second-step.js";
export { showStripeFields } from "./stripe-fields.js";
