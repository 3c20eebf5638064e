import type { Action } from "@quire/core";

/**
 * `data-quire-do="sign-in-with-passkey"` on a button of the page's own form. `data-return` is the path to open afterwards;
 * by default the page's `?return=`.
 */
export const action: Action = {
  async run({ data }) {
    const { signInFromTrigger } = await import("../sign-in-from-trigger.js");
    return signInFromTrigger(data["return"]);
  },
  prepare: () => import("../sign-in-from-trigger.js"),
};
