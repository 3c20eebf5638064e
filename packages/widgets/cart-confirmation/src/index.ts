export { CartConfirmation, type CartConfirmationProps } from "./cart-confirmation.js";
