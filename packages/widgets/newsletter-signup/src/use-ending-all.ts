import { notify } from "@quire/core";
import { useHost } from "@quire/element";
import { follow, unsubscribeAll } from "@quire/services/following";
import { offerUndo } from "@quire/services/outbox";
import { useState } from "react";
import type { SubscriptionDetail } from "./attributes.js";
import { text } from "./text.js";

interface EndingAll {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  end(): Promise<void>;
}

/** Unsubscribes from all of some types, and offers an Undo. */
export function useEndingAll(
  types: readonly SubscriptionDetail["type"][],
  subscribed: readonly SubscriptionDetail[],
  onEnded: (detail: null) => void,
): EndingAll {
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
