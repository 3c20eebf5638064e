import type { Action } from "@quire/core";
import { connectSaves } from "../connect-saves.js";

const code = () => import("../save-from-trigger.js");

/**
 * `data-quire-do="save"`. The trigger is pressed while its item is saved. The next click discards the item, like
 * `unsave`.
 */
export const action: Action = {
  async run(activation) {
    const { saveFromTrigger } = await code();
    return saveFromTrigger(activation, "save");
  },
  prepare: async () => (await code()).loadToastEarly(),
  connect: (triggers) => connectSaves(triggers, paintSave),
};

function paintSave(element: HTMLElement, isSaved: boolean): void {
  if (isSaved !== (element.dataset.state === "on")) element.dataset.state = isSaved ? "on" : "idle";
  // A link has no pressed state in ARIA.
  if (element instanceof HTMLButtonElement && element.ariaPressed !== String(isSaved)) {
    element.ariaPressed = String(isSaved);
  }
}
