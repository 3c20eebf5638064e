import type { Trigger } from "@quire/core";
import { paintTriggers } from "../following-store.js";

/** `data-quire-do="follow"`: disabled and pressed while followed. */
export const trigger: Trigger = {
  async run(activation) {
    const { followFromTrigger } = await import("../follow-from-trigger.js");
    return followFromTrigger(activation, "follow");
  },
  connect: (triggers) => paintTriggers(triggers, paintFollow),
};

function paintFollow(element: HTMLElement, isFollowed: boolean): void {
  const isPainted = element.dataset.state === "on";
  if (isFollowed !== isPainted) {
    element.dataset.state = isFollowed ? "on" : "idle";
    if (element instanceof HTMLButtonElement) element.disabled = isFollowed;
    else if (isFollowed) element.setAttribute("aria-disabled", "true");
    else element.removeAttribute("aria-disabled");
  }
  // A link has no pressed state in ARIA; its being disabled says as much.
  if (element instanceof HTMLButtonElement && element.ariaPressed !== String(isFollowed)) {
    element.ariaPressed = String(isFollowed);
  }
}
