import { dropDraft, sessionStore, userOf } from "../session/index.js";

/** What is typed on the way to an order, and not saved yet, is a draft of this. */
export const CHECKOUT_DRAFT = "checkout";

/** It is ordered: the next order begins with nothing typed. */
export function dropCheckoutDraft(): void {
  dropDraft({ reader: userOf(sessionStore().getState())?.id ?? "", about: CHECKOUT_DRAFT });
}
