export { paymentAdapter, setPaymentAdapter } from "./configured-payment.js";
export { framePayment } from "./frame-payment.js";
export type {
  PaymentAction,
  PaymentAdapter,
  PaymentDue,
  PaymentFields,
  PaymentToken,
  WalletButtons,
} from "./payment-adapter.js";
