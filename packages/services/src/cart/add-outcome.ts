import type { RequestError } from "../client/index.js";
import type { AnswerOf, addToShoppingCart } from "../contract/index.js";

export type Limited = AnswerOf<typeof addToShoppingCart>["limited"][number];

/** What came of adding; the widget chooses the words (content-4.12). */
export type AddOutcome =
  | {
      readonly kind: "added";
      /** Of which the cart holds less than was asked for, and how many: there can be no more. Absent where all is there. */
      readonly limited?: readonly Limited[];
    }
  /** The server added nothing: the apology quotes the products. */
  | { readonly kind: "not-added"; readonly productIds: readonly string[] }
  | { readonly kind: "maintenance" }
  | { readonly kind: "failed"; readonly error: RequestError; readonly productIds: readonly string[] };
