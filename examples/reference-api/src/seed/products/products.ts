import type { Product } from "../catalogue.js";
import { audio } from "./audio.js";
import { books } from "./books.js";
import { cases } from "./cases.js";
import { issues } from "./issues.js";
import { reprints } from "./reprints.js";
import { sets } from "./sets.js";
import { tools } from "./tools.js";

/** Products by kind, in the order of the store's shelves. */
export const products: readonly Product[] = [
  ...books,
  ...cases,
  ...tools,
  ...issues,
  ...audio,
  ...sets,
  ...reprints,
];
