export const config = {
  api: "/api/",
  payment: { src: import.meta.env.QUIRE_PAYMENT ?? "http://localhost:4175/payment/card" },
};
