import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { ApiContext } from "../api-env.js";
import type { CartOwner } from "../carts.js";
import { cookieOptions } from "../sessions.js";
import type { State } from "../state.js";
import { createToken, hashOf } from "../token.js";

const COOKIE = "quire_cart";
const LIFETIME_SECONDS = 90 * 24 * 60 * 60;

/** Who the cart of this request belongs to; undefined for a guest without one. */
export function cartOwner(c: ApiContext, { sessions }: State): CartOwner | undefined {
  const accountId = sessions.accountOf(c);
  if (accountId !== undefined) return { accountId };
  const token = getCookie(c, COOKIE);
  return token === undefined ? undefined : { tokenHash: hashOf(token) };
}

/** As `cartOwner`; a guest without a cart gets a cookie for one. */
export function cartOwnerForWriting(c: ApiContext, state: State): CartOwner {
  const owner = cartOwner(c, state);
  if (owner) return owner;
  const token = createToken();
  setCookie(c, COOKIE, token, { ...cookieOptions(c, state.trust), maxAge: LIFETIME_SECONDS });
  return { tokenHash: hashOf(token) };
}

/** Puts what the guest collected into the account's cart; the guest's cart is gone then. */
export function adoptCart(c: ApiContext, state: State, accountId: number): void {
  const token = getCookie(c, COOKIE);
  if (token === undefined) return;
  const cart = state.carts.find({ tokenHash: hashOf(token) });
  if (cart) state.carts.merge(cart, accountId);
  deleteCookie(c, COOKIE, cookieOptions(c, state.trust));
}
