import { availableParallelism } from "node:os";
import { refusal } from "./refusal.js";

/** Waiting passwords for each core: a second or two of work. */
const WAITING_EACH = 8;
const RETRY_SECONDS = 5;

export interface HashQueue {
  /**
   * Runs work that hashes a password, when its turn comes. Who is `known` goes before strangers, and finds room
   * where these have taken all.
   * @throws Refusal 503 where too many wait
   */
  run<Result>(work: () => Promise<Result>, known?: boolean): Promise<Result>;
}

/**
 * A hash costs a core a tenth of a second on purpose. More at once than there are cores only make each other wait,
 * and a line without end makes everybody wait for whoever sends the most.
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

  /** A free place goes to the next waiting call, so no later call overtakes it. */
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
  return refusal(503, "busy", "Too many want to sign in at the moment. Try again soon.").after(RETRY_SECONDS);
}
