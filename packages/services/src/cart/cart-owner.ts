import { pageStorage } from "@quire/core";
import { sessionStore, userOf } from "../session/index.js";

const KEY = "quire:cart-of";

const reader = () => userOf(sessionStore().getState())?.id;

/** What the badge says is of who reads now, as the server has said it. */
export function ownCart(): void {
  const id = reader();
  if (id === undefined) disownCart();
  else pageStorage().set(KEY, id);
}

export const disownCart = (): void => pageStorage().remove(KEY);

/** Whether what this browser keeps is of another reader who was known: nobody else sees it. A guest's goes on. */
export function isAnotherReaders(): boolean {
  const id = reader();
  const owner = pageStorage().get(KEY);
  return id !== undefined && owner !== null && owner !== id;
}

/** Whether what the badge says was a guest's, before somebody has signed in. */
export function isAnothersCart(): boolean {
  const id = reader();
  return id !== undefined && pageStorage().get(KEY) !== id;
}
