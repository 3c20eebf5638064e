import { isRequestError, type RequestError } from "../client/index.js";
import type { CartItemType } from "../contract/index.js";
import { addNow } from "./add-to-cart.js";
import type { CartLine } from "./cart-model.js";
import { toCartItem } from "./item-of-line.js";
import { refreshCart } from "./load-cart.js";
import { type QuantityProblem, quantityChanges, setChange } from "./quantity-changes.js";
import { isRemoved, removeFromCart } from "./remove-from-cart.js";

const MAX_QUANTITY = 9999;

/** Returns the highest quantity of a line. A digital product is owned once, so its quantity never grows (content-5.12). */
export function getMaxQuantity({ type, quantity }: Pick<CartLine, "type" | "quantity">): number {
  const countable: readonly (CartItemType | undefined)[] = ["ship", "Perm"];
  return countable.includes(type) ? MAX_QUANTITY : Math.max(quantity, 1);
}

/**
 * Changes the quantity of a line, between 1 and `getMaxQuantity`. `quantityChanges` shows it at once. Changes
 * during a request are sent with the next one. The request contains the difference, so if two tabs add one
 * each, two are added. A removed line is not added again. Never rejects.
 */
export async function changeQuantity(line: CartLine, newQuantity: number): Promise<void> {
  const quantity = Math.min(Math.max(newQuantity, 1), getMaxQuantity(line));
  const isPending = getTargetQuantity(line) !== undefined;
  if (!isPending && quantity === line.quantity) return;
  setChange(line.key, { quantity, problem: undefined });
  if (!isPending) await sendQuantity(line);
}

function getTargetQuantity({ key }: CartLine): number | undefined {
  return quantityChanges().getState().changes.get(key)?.quantity;
}

async function sendQuantity(line: CartLine): Promise<void> {
  let reached = line.quantity;
  for (
    let target = getTargetQuantity(line);
    target !== undefined && target !== reached;
    target = getTargetQuantity(line)
  ) {
    if (isRemoved(line)) break;
    const end = await changeBy(line, target - reached);
    if (end) {
      setChange(line.key, end === "aborted" ? undefined : { quantity: undefined, problem: end });
      if (end !== "aborted") void refreshCart(); // The failure may have an unknown outcome.
      return;
    }
    reached = target;
  }
  setChange(line.key, undefined);
}

async function changeBy(line: CartLine, by: number): Promise<QuantityProblem | "aborted" | undefined> {
  if (by < 0) {
    const outcome = await removeFromCart(line, -by);
    return outcome.kind === "failed" ? getProblem(outcome.error) : undefined;
  }
  const outcome = await addNow([toCartItem(line, by)]);
  if (outcome.kind === "failed") return getProblem(outcome.error);
  if (outcome.kind === "not-added") return "not-sold";
  if (outcome.kind === "added" && outcome.limited) return "limited";
  return outcome.kind === "maintenance" ? "maintenance" : undefined;
}

function getProblem(error: RequestError): QuantityProblem | "aborted" {
  if (isRequestError(error) && error.code === "request/aborted") return "aborted";
  return error.code === "request/offline" ? "offline" : "failed";
}
