export type { ProductChoice } from "./choice.js";
export type { ProductOffer } from "./offer.js";
export {
  getProductOptions,
  type ProductOptions,
  type ProductRequest,
  type Quantity,
} from "./product-options.js";
export { createProductStore, loadProduct, type ProductState, updateRequest } from "./product-store.js";
export { typeOfSku } from "./product-type.js";
export { type ChosenProduct, useProductOptions } from "./use-product-options.js";
