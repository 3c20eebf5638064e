import type { Action } from "@quire/core";

const code = () => import("../unsubscribe-from-trigger.js");

/** `data-quire-do="unsubscribe-all"`: unfollows everything, or everything of `data-type`. */
export const action: Action = {
  async run(activation) {
    const { unsubscribeFromTrigger } = await code();
    return unsubscribeFromTrigger(activation);
  },
  prepare: code,
};
