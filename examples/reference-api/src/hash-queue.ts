import { availableParallelism } from "node:os";
import { refusal } from "./refusal.js";

/** Number of passwords that may wait for each core: a second or two of work. */
const WAITING_EACH = 8;
const RETRY_SECONDS = 5;

export interface HashQueue {
  /**
   * Runs work that hashes a password when its turn comes. Calls of `known` browsers run before others, and
   * have their own queue of the same size.
   * @throws Refusal 503 if the queue is full
   */
  run<Result>(work: () => Promise<Result>, known?: boolean): Promise<Result>;
}

/**
 * Hashing deliberately occupies a core for a tenth of a second. More concurrent hashes than cores would only
 * delay each other. With an unlimited queue, one sender could delay everyone.
 */
export function createHashQueue(atOnce = availableParallelism(), waitingEach = WAITING_EACH): HashQueue {
  const room = atOnce * waitingEach;
  const known: (() => void)[] = [];
  const strangers: (() => void)[] = [];
  let running = 0;

  function turn(isKnown: boolean): Promise<void> | undefined {
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    const line = isKnown ? known : strangers;
    if (line.length >= room) throw busy();
    return new Promise((resolve) => line.push(resolve));
  }

  /** Passes a free place to the next waiting call, so that no later call overtakes it. */
  function leave(): void {
    const next = known.shift() ?? strangers.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work, isKnown = false) {
      const waiting = turn(isKnown);
      if (waiting) await waiting;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

function busy() {
  return refusal(503, "busy", "Too many people are signing in right now. Try again soon.").after(
    RETRY_SECONDS,
  );
}
