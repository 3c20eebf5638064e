import type { Action } from "@quire/core";

const code = () => import("../add-from-trigger.js");

/** `data-quire-do="add-to-cart"`, with `data-product-id` and the other fields of a cart item (content-3.3). */
export const action: Action = {
  run: (activation) => code().then((one) => one.addFromTrigger(activation)),
  prepare: () => code().then((one) => one.readyToTell()),
};
