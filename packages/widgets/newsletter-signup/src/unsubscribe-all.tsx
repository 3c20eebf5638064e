import { notify } from "@quire/core";
import { useHost } from "@quire/element";
import { GenericFailure } from "@quire/features/credentials";
import { follow, unsubscribeAll } from "@quire/services/following";
import { offerUndo } from "@quire/services/outbox";
import { type Reader, useReader } from "@quire/services/session";
import { Notice } from "@quire/ui";
import { type ReactNode, useState } from "react";
import type { SubscriptionDetail } from "./attributes.js";
import type { Newsletter } from "./get-newsletters.js";
import { text } from "./text.js";

interface UnsubscribeAllProps {
  readonly newsletters: readonly Newsletter[];
  readonly onUnsubscribedAll: (detail: null) => void;
}

/** Unsubscribes from all types in the list, or shows the generic message on failure (content-8.10). */
export function UnsubscribeAll({ newsletters, onUnsubscribedAll }: UnsubscribeAllProps): ReactNode {
  const types = [...new Set(newsletters.map(({ type }) => type))];
  const subscribed = subscribedBy(useReader(), types);
  const { isBusy, hasFailed, end } = useUnsubscribeAll(types, subscribed, onUnsubscribedAll);
  const isIdle = isBusy || subscribed.length === 0;
  return (
    <div part="all">
      {hasFailed && (
        <Notice tone="error">
          <GenericFailure />
        </Notice>
      )}
      <button
        type="button"
        part="unsubscribe-all"
        className="quire-link"
        data-danger=""
        // Not `disabled`, which would lose the focus.
        aria-disabled={isIdle || undefined}
        onClick={() => !isIdle && end()}
      >
        {text("unsubscribeAll")}
      </button>
    </div>
  );
}

/** Lists the user's subscriptions of these types. */
function subscribedBy(
  { newsletters, marketingCampaigns }: Pick<Reader, "newsletters" | "marketingCampaigns">,
  types: readonly SubscriptionDetail["type"][],
): readonly SubscriptionDetail[] {
  const all: SubscriptionDetail[] = [
    ...newsletters.map(({ name }) => ({ type: "newsletter" as const, name })),
    ...marketingCampaigns.map(({ marketingCampaignId: name }) => ({
      type: "marketingCampaign" as const,
      name,
    })),
  ];
  return all.filter(({ type }) => types.includes(type));
}

interface UnsubscribeAllRequest {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  end(): Promise<void>;
}

/** Unsubscribes from all of some types, and offers an Undo. */
function useUnsubscribeAll(
  types: readonly SubscriptionDetail["type"][],
  subscribed: readonly SubscriptionDetail[],
  onEnded: (detail: null) => void,
): UnsubscribeAllRequest {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const host = useHost();
  async function end(): Promise<void> {
    setBusy(true);
    setFailed(false);
    const outcomes = await Promise.all(types.map((type) => unsubscribeAll(type)));
    const isFailed = outcomes.some(({ kind }) => kind !== "done");
    if (!host.signal.aborted) {
      setBusy(false);
      setFailed(isFailed);
    }
    if (isFailed) return;
    offerUndo(text("endedAll"), () => subscribeAgain(subscribed));
    onEnded(null);
  }
  return { isBusy, hasFailed, end };
}

async function subscribeAgain(all: readonly SubscriptionDetail[]): Promise<void> {
  const outcomes = await Promise.all(all.map((one) => follow(one)));
  const isDone = outcomes.every(({ kind }) => kind === "done" || kind === "waiting");
  notify(text(isDone ? "undoneAll" : "notUndone"), isDone ? "success" : "error");
}
