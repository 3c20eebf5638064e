import type { Action } from "@quire/core";
import { paintTriggers } from "../paint-triggers.js";

const code = () => import("../follow-from-trigger.js");

/** `data-quire-do="unfollow"`. Its state is `on` while the user follows the target. */
export const action: Action = {
  async run(activation) {
    const { followFromTrigger } = await code();
    return followFromTrigger(activation, "unfollow");
  },
  prepare: async (triggers) => (await code()).readyToFollow(triggers),
  connect: (triggers) => paintTriggers(triggers, paintUnfollow),
};

function paintUnfollow(element: HTMLElement, isFollowed: boolean): void {
  if (isFollowed !== (element.dataset.state === "on")) element.dataset.state = isFollowed ? "on" : "idle";
}
