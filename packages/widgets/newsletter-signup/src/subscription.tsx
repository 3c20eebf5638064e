import { useHost } from "@quire/element";
import { GenericFailure } from "@quire/features/credentials";
import { useIsFollowing } from "@quire/services/following";
import { isFocusElsewhere } from "@quire/ui";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import type { SubscriptionDetail } from "./attributes.js";
import type { Newsletter } from "./get-newsletters.js";
import { text } from "./text.js";
import { useSubscription } from "./use-subscription.js";

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
    const isFree = inside === null || row.current?.contains(inside);
    if (!hadFocus.current || !isFree || isFocusElsewhere(host)) return;
    row.current?.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
  }, [isOn]);
  return row;
}
