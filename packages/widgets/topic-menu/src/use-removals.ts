import { useHost } from "@quire/element";
import { unfollow } from "@quire/services/following";
import { askForSignIn } from "@quire/services/session";
import { useRef, useState } from "react";

/** The state of a topic's removal; absent before it is requested. */
export type Removal = "pending" | "failed" | "offline";

export interface Removals {
  of(topic: string): Removal | undefined;
  /** Requests a removal. A second call is ignored while the first is pending. */
  remove(topic: string): Promise<void>;
}

/** Stops following topics. A pending removal counts as done until the server refuses it. */
export function useRemovals(onRemoved: (topic: string) => void): Removals {
  const [removals, setRemovals] = useState<ReadonlyMap<string, Removal>>(new Map());
  const pending = useRef(new Set<string>());
  const host = useHost();

  function show(topic: string, removal: Removal | undefined): void {
    if (host.signal.aborted) return;
    setRemovals((before) => {
      const after = new Map(before);
      if (removal) after.set(topic, removal);
      else after.delete(topic);
      return after;
    });
  }

  async function remove(topic: string): Promise<void> {
    if (pending.current.has(topic)) return;
    pending.current.add(topic);
    const target = { type: "topic", name: topic } as const;
    show(topic, "pending");
    const outcome = await unfollow(target).finally(() => pending.current.delete(topic));
    if (outcome.kind === "done" || outcome.kind === "waiting") {
      // A removal that waits for a connection counts as done.
      show(topic, outcome.kind === "done" ? undefined : "pending");
      onRemoved(topic);
    } else if (outcome.kind === "sign-in-needed") {
      show(topic, undefined);
      askForSignIn({ action: "unfollow", data: target }, {});
    } else {
      const isOffline = outcome.kind === "failed" && outcome.error.code === "request/offline";
      show(topic, isOffline ? "offline" : "failed");
    }
  }

  return { of: (topic) => removals.get(topic), remove };
}
