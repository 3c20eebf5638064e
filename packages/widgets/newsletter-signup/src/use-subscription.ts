import { announce, notify } from "@quire/core";
import { useHost } from "@quire/element";
import { type FollowOutcome, follow, followingStore, followKey, unfollow } from "@quire/services/following";
import { offerUndo } from "@quire/services/outbox";
import { askForSignIn, dedupe } from "@quire/services/session";
import { useState } from "react";
import type { SubscriptionDetail } from "./attributes.js";
import type { Newsletter } from "./get-newsletters.js";
import { getOutcomeText, isRefused } from "./outcome-text.js";
import { text } from "./text.js";

type Action = "follow" | "unfollow";

interface SubscriptionEvents {
  readonly onSubscribed: (detail: SubscriptionDetail) => void;
  readonly onUnsubscribed: (detail: SubscriptionDetail) => void;
}

interface SubscriptionControl {
  /** The error message for the user. "generic" means the message of content-8. */
  readonly problem: string | undefined;
  change(action: Action): Promise<void>;
}

/** Subscribes and unsubscribes a signed-in user. The change shows at once, and is reverted on failure. */
export function useSubscription(
  { type, name, label }: Newsletter,
  { onSubscribed, onUnsubscribed }: SubscriptionEvents,
): SubscriptionControl {
  const [problem, setProblem] = useState<string>();
  const host = useHost();
  const target = { type, name };

  async function change(action: Action): Promise<void> {
    setProblem(undefined);
    // The store decides, because page code may have enabled the button.
    const isSubscribed = followingStore().getState().followed.has(followKey(type, name));
    if (action === "follow" && isSubscribed) return;
    let isFirst = false;
    const outcome = await dedupe(`newsletter ${action} ${followKey(type, name)}`, () => {
      isFirst = true;
      return (action === "follow" ? follow : unfollow)(target);
    });
    // A second click, here or in another widget, shares the call. Only the first click announces the result.
    if (!isRefused(outcome)) return isFirst ? announceDone(action, outcome) : undefined;
    if (outcome.kind === "sign-in-needed") return askForSignIn({ action, data: target }, {});
    if (!host.signal.aborted) setProblem(getOutcomeText(outcome, label) ?? "generic");
  }
  function announceDone(
    action: Action,
    { kind, undo }: Extract<FollowOutcome, { kind: "done" | "waiting" }>,
  ): void {
    const message = text(action === "follow" ? "done" : "ended", { label });
    const shown = kind === "waiting" ? text("waiting") : message;
    if (undo) offerUndo(shown, () => takeBack(action, undo));
    else announce(shown);
    (action === "follow" ? onSubscribed : onUnsubscribed)(target);
  }
  async function takeBack(action: Action, undo: () => Promise<FollowOutcome>): Promise<void> {
    const { kind } = await undo();
    if (kind !== "done" && kind !== "waiting") return notify(text("notUndone"), "error");
    notify(text(action === "follow" ? "ended" : "done", { label }), "success");
    (action === "follow" ? onUnsubscribed : onSubscribed)(target);
  }
  return { problem, change };
}
