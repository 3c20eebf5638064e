export default {
  // The browser's code has the address of the payment service's frame.
  env: { QUIRE_PAYMENT: process.env.QUIRE_PAYMENT ?? "http://localhost:4175/payment/card" },
};
