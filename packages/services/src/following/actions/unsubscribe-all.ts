import type { Action } from "@quire/core";

const code = () => import("../unsubscribe-from-trigger.js");

/** `data-quire-do="unsubscribe-all"`: ends everything that the reader follows or, with `data-type`, all of one type. */
export const action: Action = {
  async run(activation) {
    const { unsubscribeFromTrigger } = await code();
    return unsubscribeFromTrigger(activation);
  },
  prepare: code,
};
