import { dropDraft, getUser, sessionStore } from "../session/index.js";

/** Name of the draft that keeps the unsaved input of the checkout. */
export const CHECKOUT_DRAFT = "checkout";

/** Removes the draft after an order, so that the next order starts empty. */
export function dropCheckoutDraft(): void {
  dropDraft({ reader: getUser(sessionStore().getState())?.id ?? "", about: CHECKOUT_DRAFT });
}
