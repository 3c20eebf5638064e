export { getPaymentAdapter, setPaymentAdapter } from "./configured-payment.js";
export { createFramePayment } from "./frame-payment.js";
export type {
  PaymentAction,
  PaymentAdapter,
  PaymentDue,
  PaymentFields,
  PaymentToken,
  WalletButtons,
} from "./payment-adapter.js";
