import type { Product } from "../catalogue.js";

export const products: readonly Product[] = [];
