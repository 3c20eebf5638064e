import {
  addToShoppingCart,
  estimateShoppingCart,
  promoCode,
  removeFromShoppingCart,
  shoppingCart,
  shoppingCartHead,
  undoCombinedCart,
} from "@quire/services/contract";
import type { ApiApp, ApiContext } from "../api-env.js";
import type { CartRow } from "../carts.js";
import { refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { cartOwner, cartOwnerForWriting } from "./cart-owner.js";
import { requireAccount } from "./user.js";

/** Registers the calls for carts of guests and accounts (content-7.4). Each answer includes the totals. */
export function registerCart(app: ApiApp, state: State): void {
  const { carts, limits, once, sessions, transaction } = state;

  async function before({ c }: { c: ApiContext }): Promise<void> {
    if (sessions.getAccount(c) === undefined) await limits.take(c, "guestWrite");
  }

  /** Changes the cart and returns it. A guest without a cart has nothing to change. */
  function changed(c: ApiContext, change: (cart: CartRow) => void) {
    return transaction(() => {
      const owner = cartOwner(c, state);
      const cart = owner && carts.find(owner);
      if (!cart) throw refusal(422, "empty", "The cart is empty.");
      if (!state.maintenance) change(cart);
      return { cart: carts.answer(owner), maintenanceStatus: state.maintenance };
    });
  }

  /**
   * Answers a guest's write that is repeated after sign-in: merges the guest's cart and returns the account's cart.
   */
  function adopt<Answer extends object>({ c }: { c: ApiContext }, answered: unknown): Answer {
    const { id } = requireAccount(c, state);
    carts.adopt(answered, id);
    const now = { cart: carts.answer({ accountId: id }), maintenanceStatus: state.maintenance };
    // The stored answer came from the same call.
    return { ...(answered as Answer), ...now };
  }

  route(app, shoppingCart, ({ c }) => {
    const owner = cartOwner(c, state);
    return { cart: owner ? carts.answer(owner) : null, maintenanceStatus: state.maintenance };
  });

  route(app, shoppingCartHead, ({ c }) => {
    const owner = cartOwner(c, state);
    const cart = owner && carts.find(owner);
    if (cart) c.header("Last-Modified", new Date(cart.modified).toUTCString());
    return undefined;
  });

  route(
    app,
    addToShoppingCart,
    ({ c, body }) =>
      transaction(() => {
        const owner = cartOwnerForWriting(c, state);
        const limited = state.maintenance
          ? undefined
          : carts.add(carts.find(owner) ?? carts.create(owner), body.items);
        const answer = { cart: carts.answer(owner), maintenanceStatus: state.maintenance };
        return { ...answer, itemAdded: limited !== undefined, limited: limited ?? [] };
      }),
    { once, before, adopt },
  );

  route(
    app,
    removeFromShoppingCart,
    ({ c, body }) =>
      transaction(() => {
        const owner = cartOwner(c, state);
        const cart = owner && carts.find(owner);
        if (cart) carts.remove(cart, body.items);
        return { cart: owner ? carts.answer(owner) : null, maintenanceStatus: state.maintenance };
      }),
    { once, before, adopt },
  );

  route(app, estimateShoppingCart, ({ c, body }) => changed(c, (cart) => carts.sendTo(cart, body)), {
    once,
    before,
    adopt,
  });

  route(app, undoCombinedCart, ({ c, body }) => changed(c, (cart) => carts.separate(cart, body.id)), {
    once,
  });

  route(
    app,
    promoCode,
    ({ c, body: { code, remove } }) =>
      changed(c, (cart) => (remove ? carts.removeCoupon(cart, code) : carts.applyCoupon(cart, code))),
    {
      once,
      adopt,
      async before({ c, body }) {
        await before({ c });
        const id = sessions.getAccount(c);
        if (!body.remove) await limits.take(c, "coupon", id === undefined ? {} : { name: String(id) });
      },
    },
  );
}
