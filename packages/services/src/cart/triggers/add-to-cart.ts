import type { Trigger } from "@quire/core";

const code = () => import("../add-from-trigger.js");

/** `data-quire-do="add-to-cart"` with `data-product-id` and the rest of a cart item (content-3.3). */
export const trigger: Trigger = {
  async run(activation) {
    const { addFromTrigger } = await code();
    return addFromTrigger(activation);
  },
  prepare: code,
};
