import { pageSingleton } from "@quire/core";
import type { Belonging } from "./handlers.js";
import type { OutboxOutcome } from "./outbox-outcome.js";
import { pageId } from "./page-id.js";

export const FIRST_RETRY = 5_000;

/**
 * Who sends on this page what belongs to the one or the other. It is handed on through a run: a run that outlives its
 * page settles nothing of the next one.
 */
export interface Sender {
  readonly of: Belonging;
  readonly page: string;
  /** Who waits on this page for what came of an entry, by its key. */
  readonly pendingResolvers: Map<string, (outcome: OutboxOutcome) => void>;
  running: Promise<void> | undefined;
  /** More came while it ran. */
  again: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  delay: number;
  /** The key of what is on its way and lies in the storage no more. */
  underWay: string | undefined;
}

export const BELONGINGS: readonly Belonging[] = ["reader", "cart"];

export function senderOf(of: Belonging): Sender {
  return pageSingleton<Sender>(`outbox-sender-${of}`, () => ({
    of,
    page: pageId(),
    pendingResolvers: new Map(),
    running: undefined,
    again: false,
    timer: undefined,
    delay: FIRST_RETRY,
    underWay: undefined,
  }));
}

/** Resolves when nothing that this page waits for is left to be sent. */
export async function writesDone(of: Belonging): Promise<void> {
  const sender = senderOf(of);
  while (sender.pendingResolvers.size > 0 && sender.running) await sender.running;
}
