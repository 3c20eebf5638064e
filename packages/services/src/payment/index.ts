export { getPaymentAdapter, setPaymentAdapter } from "./configured-payment.js";
export { createFramePayment } from "./frame-payment.js";
export type {
  PaymentAction,
  PaymentAdapter,
  PaymentDue,
  PaymentFields,
  PaymentToken,
} from "./payment-adapter.js";
