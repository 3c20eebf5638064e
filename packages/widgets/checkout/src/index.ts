export { Checkout, type CheckoutProps } from "./checkout.js";
