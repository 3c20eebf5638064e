import { call, getIntent, isRefusal, isRequestError, type RequestError } from "../client/index.js";
import type {
  addToShoppingCart,
  Cart,
  estimateShoppingCart,
  promoCode,
  removeFromShoppingCart,
  undoCombinedCart,
} from "../contract/index.js";
import { type OutboxHandler, registerWrites } from "../outbox/index.js";
import { cartState } from "./cart-state.js";
import { getCartChannel } from "./cart-tabs.js";

/** Requests that change the cart and return it. */
export type CartRow =
  | typeof addToShoppingCart
  | typeof estimateShoppingCart
  | typeof promoCode
  | typeof removeFromShoppingCart
  | typeof undoCombinedCart;

/** Functions for the displayed cart. */
export interface ShownCart {
  takeOver(cart: Cart | null, maintenance: boolean): void;
  /** Aborts a running read, which may be older than the write. @returns true if a read was running */
  stopReading(): boolean;
  recheckCart(): void;
}

interface Written {
  readonly cart: Cart | null;
  readonly maintenanceStatus: boolean;
}

/**
 * Registers an action's writes to the cart with the outbox. Each write shows the returned cart and notifies other tabs.
 * Writes never wait for a connection, so that the user sees the outcome at once.
 */
export function registerCartWrites(
  action: string,
  row: CartRow,
  shown: ShownCart,
  more: Pick<OutboxHandler, "waits" | "settled"> = {},
): void {
  registerWrites(action, {
    of: "cart",
    waits: "never",
    ...more,
    intent: (body) => getIntent(row, { body }),
    // The row's schema validates stored bodies before they are sent.
    send: (body, key, signal) => send(row, { body, key, signal }, shown),
  });
}

async function send(
  row: CartRow,
  options: { readonly body: unknown; readonly key: string; readonly signal: AbortSignal },
  shown: ShownCart,
): Promise<Written> {
  const { signal } = options;
  const wasRead = shown.stopReading();
  // Every endpoint in `CartRow` takes its own body, and returns the cart.
  const write = call as (row: CartRow, callOptions: object) => Promise<Written>;
  try {
    const answer = await write(row, options);
    if (!signal.aborted) shown.takeOver(answer.cart, answer.maintenanceStatus);
    getCartChannel().post("changed");
    return answer;
  } catch (error) {
    if (isRequestError(error) && !signal.aborted) handleFailedWrite(error, wasRead, shown);
    throw error;
  }
}

/**
 * Reloads the cart after a failed write. If the write may have been done, all tabs with the cart reload it.
 * This tab also reloads if the write aborted a read, because another tab may have changed the cart.
 */
function handleFailedWrite(error: RequestError, wasRead: boolean, { recheckCart }: ShownCart): void {
  const { status } = cartState().getState();
  const isOpen = !isRefusal(error) && error.code !== "request/offline";
  if (isOpen) getCartChannel().post("changed");
  if (wasRead || status === "loading" || (isOpen && status === "ready")) recheckCart();
}
