import { isRequestError, type RequestError } from "../client/index.js";
import type { AnswerOf, addToShoppingCart, CartItem } from "../contract/index.js";

export type AddAnswer = AnswerOf<typeof addToShoppingCart>;
export type Limited = AddAnswer["limited"][number];

/** Outcome of adding to the cart. The widget chooses the words (content-4.12). */
export type AddOutcome =
  | {
      readonly kind: "added";
      /** Items whose quantity reached its maximum, with the number in the cart. Absent when all were added. */
      readonly limited?: readonly Limited[];
    }
  /** There is no connection. The addition is sent later, maybe by a later page. */
  | {
      readonly kind: "waiting";
      /** Cancels a waiting addition, or sends its opposite. @returns true if it is or will be undone */
      undo(): Promise<boolean>;
    }
  /** The server added nothing. The error message lists the product ids. */
  | { readonly kind: "not-added"; readonly productIds: readonly string[] }
  | { readonly kind: "maintenance" }
  | { readonly kind: "failed"; readonly error: RequestError; readonly productIds: readonly string[] };

/** Outcome of an addition that was sent. */
export type Answered = Exclude<AddOutcome, { kind: "waiting" }>;

export function getOutcome(answer: AddAnswer | RequestError, items: readonly CartItem[]): Answered {
  const productIds = items.map(({ productId }) => productId);
  if (isRequestError(answer)) return { kind: "failed", error: answer, productIds };
  if (answer.maintenanceStatus) return { kind: "maintenance" };
  if (!answer.itemAdded) return { kind: "not-added", productIds };
  return { kind: "added", ...(answer.limited.length > 0 && { limited: answer.limited }) };
}
