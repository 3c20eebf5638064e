import { announce, notify } from "@quire/core";
import { useHost } from "@quire/element";
import { GenericFailure } from "@quire/features/credentials";
import {
  type FollowOutcome,
  follow,
  followingStore,
  followKey,
  unfollow,
  useIsFollowing,
} from "@quire/services/following";
import { offerUndo } from "@quire/services/outbox";
import { askForSignIn, dedupe } from "@quire/services/session";
import { isFocusElsewhere } from "@quire/ui";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { SubscriptionDetail } from "./attributes.js";
import type { Newsletter } from "./get-newsletters.js";
import { text } from "./text.js";
import { getOutcomeText, isRefused } from "./use-sign-ups.js";

interface SubscriptionProps {
  readonly newsletter: Newsletter;
  readonly onSubscribed: (detail: SubscriptionDetail) => void;
  readonly onUnsubscribed: (detail: SubscriptionDetail) => void;
}

/**
 * A newsletter with buttons to subscribe and unsubscribe. Subscribe is disabled during a subscription (content-4.7).
 */
export function Subscription({ newsletter, ...events }: SubscriptionProps): ReactNode {
  const { type, name, label, about } = newsletter;
  const isSubscribed = useIsFollowing(type, name);
  const { problem, change } = useSubscription(newsletter, events);
  const row = useFocusInRow(isSubscribed);
  return (
    <li part="newsletter" ref={row}>
      <div part="about">
        <p part="label">{label}</p>
        {about && <p part="description">{about}</p>}
      </div>
      <div part="controls">
        <button
          type="button"
          part="subscribe"
          className="quire-button"
          data-quiet=""
          disabled={isSubscribed}
          aria-pressed={isSubscribed}
          aria-label={text(isSubscribed ? "subscribedTo" : "signUpFor", { label })}
          onClick={() => change("follow")}
        >
          {text(isSubscribed ? "subscribed" : "signUp")}
        </button>
        {isSubscribed && (
          <button
            type="button"
            part="unsubscribe"
            className="quire-link"
            data-danger=""
            aria-label={text("unsubscribeFrom", { label })}
            onClick={() => change("unfollow")}
          >
            {text("unsubscribe")}
          </button>
        )}
      </div>
      <div part="problem" role="alert">
        {problem === "generic" ? <GenericFailure /> : problem}
      </div>
    </li>
  );
}

/**
 * Moves the focus to the replacement of a button that was disabled or removed after a click or an Undo.
 * @param isOn decides which button is shown
 */
function useFocusInRow(isOn: boolean): RefObject<HTMLLIElement | null> {
  const { host, root } = useHost().shell;
  const row = useRef<HTMLLIElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const note = ({ type }: Event) => {
      hadFocus.current = type === "focusin";
    };
    const element = row.current;
    element?.addEventListener("focusin", note);
    // A blur without a new target means that the button was removed.
    const leave = (event: FocusEvent) => event.relatedTarget && note(event);
    element?.addEventListener("focusout", leave);
    return () => {
      element?.removeEventListener("focusin", note);
      element?.removeEventListener("focusout", leave);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect checks the focus when the buttons change
  useLayoutEffect(() => {
    const inside = root.activeElement;
    const canTakeFocus = inside === null || row.current?.contains(inside);
    if (!hadFocus.current || !canTakeFocus || isFocusElsewhere(host)) return;
    row.current?.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
  }, [isOn]);
  return row;
}

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
function useSubscription(
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
