import { call, isRefusal, isRequestError, type RequestError, wishOf } from "../client/index.js";
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
import { cartTabs } from "./cart-tabs.js";

/** Requests that change the cart and return it. */
export type CartRow =
  | typeof addToShoppingCart
  | typeof estimateShoppingCart
  | typeof promoCode
  | typeof removeFromShoppingCart
  | typeof undoCombinedCart;

/** Functions that act on the cart that shows. */
export interface ShownCart {
  takeOver(cart: Cart | null, maintenance: boolean): void;
  /** Gives up what is being read: it may be of before the write. */
  stopReading(): boolean;
  recheckCart(): void;
}

interface Written {
  readonly cart: Cart | null;
  readonly maintenanceStatus: boolean;
}

/**
 * Says how an action's writes to the cart are carried out: each takes its answer over, and tells the other tabs. Its
 * reader hears at once what came of it.
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
    wish: (body) => wishOf(row, { body }),
    // The row's own schema judges what came from the storage, before it is sent.
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
  // Each row is called with its own body, and answers with the cart.
  const write = call as (row: CartRow, whole: object) => Promise<Written>;
  try {
    const answer = await write(row, options);
    if (!signal.aborted) shown.takeOver(answer.cart, answer.maintenanceStatus);
    cartTabs().post("changed");
    return answer;
  } catch (error) {
    if (isRequestError(error) && !signal.aborted) settle(error, wasRead, shown);
    throw error;
  }
}

/**
 * What was sent may have been done: every tab that shows the cart asks how it stands. So does this one where the write
 * has taken the place of a reading, whatever came of it: another tab may have changed the cart.
 */
function settle(error: RequestError, wasRead: boolean, { recheckCart }: ShownCart): void {
  const { status } = cartState().getState();
  const isOpen = !isRefusal(error) && error.code !== "request/offline";
  if (isOpen) cartTabs().post("changed");
  if (wasRead || status === "loading" || (isOpen && status === "ready")) recheckCart();
}
