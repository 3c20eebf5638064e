/** Page files of Quire come from the package. No bundler is needed. */
export default function configure(config) {
  config.addPassthroughCopy({ "node_modules/@quire/cdn/dist": "quire" });
  config.addGlobalData("payment", process.env.QUIRE_PAYMENT ?? "http://localhost:4175/payment/card");
  return { dir: { input: "pages", includes: "../layouts", output: "dist" } };
}
