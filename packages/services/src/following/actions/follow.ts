import type { Action } from "@quire/core";
import { paintTriggers } from "../paint-triggers.js";

const code = () => import("../follow-from-trigger.js");

/** `data-quire-do="follow"`. The trigger is disabled and pressed while its target is followed. */
export const action: Action = {
  async run(activation) {
    const { followFromTrigger } = await code();
    return followFromTrigger(activation, "follow");
  },
  prepare: async (triggers) => (await code()).readyToFollow(triggers),
  connect: (triggers) => paintTriggers(triggers, paintFollow),
};

function paintFollow(element: HTMLElement, isFollowed: boolean): void {
  const isPainted = element.dataset.state === "on";
  if (isFollowed !== isPainted) {
    element.dataset.state = isFollowed ? "on" : "idle";
    disableFollowed(element, isFollowed);
  } else if (isFollowed && !isResting(element)) disableFollowed(element, true);
  // ARIA gives links no pressed state. Their disabled state has the same meaning.
  if (element instanceof HTMLButtonElement && element.ariaPressed !== String(isFollowed)) {
    element.ariaPressed = String(isFollowed);
  }
}

/** Reads the live state, because a script of the page may have changed it. */
const isResting = (element: HTMLElement) =>
  element.ariaDisabled === "true" || (element instanceof HTMLButtonElement && element.disabled);

/** Disables a followed button. A button with keyboard focus is disabled only after it has lost the focus. */
function disableFollowed(element: HTMLElement, isFollowed: boolean): void {
  const isButton = element instanceof HTMLButtonElement;
  const mustKeepFocus = isFollowed && element.matches(":focus-visible");
  if (isButton) element.disabled = isFollowed && !mustKeepFocus;
  element.ariaDisabled = isFollowed && (mustKeepFocus || !isButton) ? "true" : null;
  if (mustKeepFocus)
    element.addEventListener("blur", () => disableFollowed(element, element.dataset.state === "on"), {
      once: true,
    });
}
