import type { Action } from "@quire/core";
import { connectSaves } from "../connect-saves.js";

const code = () => import("../save-from-trigger.js");

/** `data-quire-do="unsave"`. Its state is `on` while the item is saved. */
export const action: Action = {
  async run(activation) {
    const { saveFromTrigger } = await code();
    return saveFromTrigger(activation, "unsave");
  },
  prepare: async () => (await code()).loadToastEarly(),
  connect: (triggers) => connectSaves(triggers, paintUnsave),
};

function paintUnsave(element: HTMLElement, isSaved: boolean): void {
  if (isSaved !== (element.dataset.state === "on")) element.dataset.state = isSaved ? "on" : "idle";
}
