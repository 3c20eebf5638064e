export type { ProductChosen } from "./product-chosen.js";
export { ProductOptions, type ProductOptionsProps } from "./product-options.js";
