export const config = {
  api: "/api/",
  payment: { src: process.env.QUIRE_PAYMENT ?? "" },
};
