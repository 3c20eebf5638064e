import type { Action } from "@quire/core";

const code = () => import("../add-from-trigger.js");

/** `data-quire-do="add-to-cart"` with `data-product-id` and the rest of a cart item (content-3.3). */
export const action: Action = {
  async run(activation) {
    const { addFromTrigger } = await code();
    return addFromTrigger(activation);
  },
  prepare: async () => (await code()).readyToTell(),
};
