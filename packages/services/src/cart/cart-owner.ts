import { pageStorage } from "@quire/core";
import { getUser, sessionStore } from "../session/index.js";

/** Key of the id of the user whose cart was read last. A sign-in empties it. */
const KEY = "quire:cart-of";

const reader = () => getUser(sessionStore().getState())?.id;

/** Marks the stored cart as the current user's, after a response of the server. */
export function ownCart(): void {
  const id = reader();
  if (id === undefined) disownCart();
  else pageStorage().set(KEY, id);
}

export const disownCart = (): void => pageStorage().remove(KEY);

/** Returns true if the stored cart belongs to another known user, and must not show. A guest's cart stays. */
export function isAnotherUsersCart(): boolean {
  const id = reader();
  const owner = pageStorage().get(KEY);
  return id !== undefined && Boolean(owner) && owner !== id;
}

/**
 * Returns true if the stored cart is not marked as the signed-in user's, for example a guest's before sign-in.
 * @param isEmpty true if the stored cart has no items. It then matters only right after a sign-in
 */
export function isAnothersCart(isEmpty = false): boolean {
  const id = reader();
  const owner = pageStorage().get(KEY);
  return id !== undefined && (isEmpty ? owner === "" : owner !== id);
}
