import type { Trigger } from "@quire/core";

/** `data-quire-do="add-to-cart"` with `data-product-id` and the rest of a cart item (content §3). */
export const trigger: Trigger = {
  async run(activation) {
    const { addFromTrigger } = await import("../add-from-trigger.js");
    return addFromTrigger(activation);
  },
};
