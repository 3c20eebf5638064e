import type { ReactNode } from "react";
import type { SubscriptionDetail } from "./attributes.js";
import { getKey, type Newsletter } from "./get-newsletters.js";
import { Subscription } from "./subscription.js";
import { UnsubscribeAll } from "./unsubscribe-all.js";

interface SubscriptionsProps {
  readonly newsletters: readonly Newsletter[];
  readonly unsubscribeAll: boolean;
  readonly onSubscribed: (detail: SubscriptionDetail) => void;
  readonly onUnsubscribed: (detail: SubscriptionDetail) => void;
  readonly onUnsubscribedAll: (detail: null) => void;
}

/** The newsletters of a signed-in user, each with a button to subscribe or unsubscribe. */
export function Subscriptions(props: SubscriptionsProps): ReactNode {
  const { newsletters, unsubscribeAll, onUnsubscribedAll } = props;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away */}
      <ul part="newsletters" role="list">
        {newsletters.map((newsletter) => (
          <Subscription key={getKey(newsletter)} {...props} newsletter={newsletter} />
        ))}
      </ul>
      {unsubscribeAll && <UnsubscribeAll newsletters={newsletters} onUnsubscribedAll={onUnsubscribedAll} />}
    </>
  );
}
