import { report, type TriggerSet } from "@quire/core";
import { hasWaiting } from "../outbox/index.js";
import { followKey } from "./followed-keys.js";
import { followingStore } from "./following-store.js";

type Paint = (element: HTMLElement, isFollowed: boolean) => void;

/** Updates all triggers of an action when the followed topics change. `paint` writes only differences. */
export function paintTriggers(triggers: TriggerSet, paint: Paint): void {
  const store = followingStore();
  const paintAll = (elements: readonly HTMLElement[]) => {
    const { isSettled, followed } = store.getState();
    if (!isSettled) return;
    for (const element of elements) paint(element, isAmong(followed, element.dataset));
  };
  triggers.onDiscover(paintAll);
  store.subscribe(() => paintAll(triggers.elements()));
  // Writes that an earlier page could not send are shown and sent.
  if (hasWaiting()) {
    import("./follows-handler.js").then(({ registerFollowWrites }) => registerFollowWrites(), report);
  }
}

function isAmong(followed: ReadonlySet<string>, { type = "topic", name = "" }: DOMStringMap): boolean {
  return followed.has(followKey(type, name));
}
