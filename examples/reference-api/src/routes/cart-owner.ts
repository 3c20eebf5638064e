import type { ApiContext } from "../api-env.js";
import type { CartOwner } from "../carts.js";
import type { ProxyTrust } from "../same-origin.js";
import { getGuestSecret, giveGuestToken } from "../session-tokens.js";
import { siteCookie } from "../site-cookie.js";
import type { State } from "../state.js";
import { createToken, getHash } from "../token.js";

const LIFETIME_SECONDS = 90 * 24 * 60 * 60;

const cookieOf = (trust: ProxyTrust) => siteCookie("quire_cart", trust);

/** Returns the secret of a guest's cart: of the guest's token (beyond-426), or of the cookie. */
const getSecret = (c: ApiContext, trust: ProxyTrust) => getGuestSecret(c) ?? cookieOf(trust).read(c);

/** Returns the owner of the request's cart, or undefined for a guest without a cart. */
export function cartOwner(c: ApiContext, state: State): CartOwner | undefined {
  const accountId = state.sessions.getAccount(c);
  if (accountId !== undefined) return { accountId };
  const token = getSecret(c, state.trust);
  return token === undefined ? undefined : { tokenHash: getHash(token) };
}

/** Returns the owners of a guest's idempotency keys: the guest's cart, if there is one, and the guest's browser. */
export function guestOwners(c: ApiContext, trust: ProxyTrust): readonly string[] {
  const token = getSecret(c, trust);
  // The network address is not used. It may change between IPv4 and IPv6, or between networks, before a
  // retry.
  const browser = getHash(c.req.header("user-agent") ?? "");
  return [...(token === undefined ? [] : [`cart ${getHash(token)}`]), `guest ${browser}`];
}

/** Returns the owner as `cartOwner` does, and gives a guest without a cart a cookie and a token for one. */
export function cartOwnerForWriting(c: ApiContext, state: State): CartOwner {
  const owner = cartOwner(c, state);
  if (owner) return owner;
  const token = createToken();
  cookieOf(state.trust).write(c, token, LIFETIME_SECONDS);
  giveGuestToken(c, token);
  return { tokenHash: getHash(token) };
}

/** Merges the guest's cart into the account's cart and deletes it. */
export function adoptCart(c: ApiContext, state: State, accountId: number): void {
  const token = getSecret(c, state.trust);
  if (token === undefined) return;
  const cart = state.carts.find({ tokenHash: getHash(token) });
  if (cart) state.carts.merge(cart, accountId);
  cookieOf(state.trust).remove(c);
}
