import { pageSingleton } from "@quire/core";
import type { WriteOwner } from "./handlers.js";
import type { OutboxOutcome } from "./outbox-outcome.js";
import { getPageId } from "./page-id.js";

export const FIRST_RETRY_DELAY_MS = 5_000;

/**
 * State of this page's sender for one kind of write. Each run keeps its own reference. A run that outlives
 * its page then settles no entry of the next page.
 */
export interface Sender {
  readonly of: WriteOwner;
  readonly page: string;
  /** Resolvers of the outcomes that this page awaits, by the key of the entry. */
  readonly pendingResolvers: Map<string, (outcome: OutboxOutcome) => void>;
  running: Promise<void> | undefined;
  /** True if entries arrived during the run. */
  again: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  delay: number;
  /** Key of the entry in flight that is no longer stored. */
  underWay: string | undefined;
}

export const BELONGINGS: readonly WriteOwner[] = ["reader", "cart"];

export function getSender(of: WriteOwner): Sender {
  return pageSingleton<Sender>(`outbox-sender-${of}`, () => ({
    of,
    page: getPageId(),
    pendingResolvers: new Map(),
    running: undefined,
    again: false,
    timer: undefined,
    delay: FIRST_RETRY_DELAY_MS,
    underWay: undefined,
  }));
}

/** Resolves when this page awaits no more writes, or no run is active. */
export async function waitForWrites(of: WriteOwner): Promise<void> {
  const sender = getSender(of);
  while (sender.pendingResolvers.size > 0 && sender.running) await sender.running;
}
