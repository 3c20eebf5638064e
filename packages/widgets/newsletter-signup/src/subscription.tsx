import { GenericFailure } from "@quire/features/credentials";
import { useIsFollowing } from "@quire/services/following";
import type { ReactNode } from "react";
import type { SubscriptionDetail } from "./attributes.js";
import type { Newsletter } from "./get-newsletters.js";
import { text } from "./text.js";
import { useFocusInRow } from "./use-focus-in-row.js";
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
