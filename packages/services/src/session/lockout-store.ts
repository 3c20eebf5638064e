import { pageSingleton, persist } from "@quire/core";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type Lockout, type LockoutClock, lockoutClock } from "./lockout-clock.js";
import { type UnlockTime, unlockTime } from "./unlock-time.js";

/**
 * Number of possible marks. Many accounts share a mark, so that it identifies nobody. Two accounts of one
 * user rarely share one.
 */
const MARKS = 65_536;

/** One year: the longest accepted lockout. Timers cannot run longer. */
const MAX_LOCKOUT_MS = 365 * 86_400_000;

const LockoutSchema = v.object({
  until: v.pipe(v.number(), v.maxValue(8.64e15)),
  duration: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_LOCKOUT_MS)),
  account: v.optional(v.number()),
});

export interface LockoutState {
  readonly lockout: Lockout | null;
  /** Whole seconds until the account is unlocked, or 0. */
  readonly secondsLeft: number;
  /** The remaining time for the message. The object changes only when the message does. */
  readonly time: UnlockTime | null;
}

const UNLOCKED: LockoutState = { lockout: null, secondsLeft: 0, time: null };

/**
 * Store of an account's lockout (accounts-8.2). It counts down each second, survives a reload, and is shared by all tabs.
 * It is stored under `quire:lockout` without personal data.
 */
export function lockoutStore(): StoreApi<LockoutState> {
  return pageSingleton("lockout", () => {
    const store = createStore<LockoutState>()(() => UNLOCKED);
    persist<LockoutState, Lockout>(store, {
      key: "quire:lockout",
      version: 1,
      parse: v.parser(LockoutSchema),
      save: ({ lockout }) => lockout ?? undefined,
      restore: (saved) => ({ lockout: saved ?? null }),
    });
    // Runs after `persist`, so that the effects of a change are stored last.
    countDown(store);
    return store;
  });
}

/** Locks an account for a number of seconds from now. */
export function lockOut(seconds: number, username: string): void {
  const duration = Math.min(seconds * 1000, MAX_LOCKOUT_MS);
  const account = hashAccount(username);
  lockoutStore().setState({ lockout: { until: Date.now() + duration, duration, account } });
}

/** Ends the lockout of an account that the server has unlocked. A lockout of another account continues. */
export function endLockout(username: string): void {
  const { lockout } = lockoutStore().getState();
  if (lockout && isForAccount(lockout, username)) lockoutStore().setState(UNLOCKED);
}

/** Returns true if the lockout is this account's, or if its account is unknown. */
export function isForAccount({ account }: Lockout, username: string): boolean {
  return account === undefined || username.trim() === "" || account === hashAccount(username);
}

/** Counts down the store's lockout, which this page, the storage or another tab may set. */
function countDown(store: StoreApi<LockoutState>): void {
  let clock: LockoutClock | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  store.subscribe(({ lockout }, before) => {
    if (lockout !== before.lockout) begin(lockout);
  });
  begin(store.getState().lockout);
  function begin(lockout: Lockout | null): void {
    clearTimeout(timer);
    clock = lockout ? lockoutClock(lockout) : undefined;
    updateCountdown();
  }
  function updateCountdown(): void {
    const left = clock?.getRemainingTime() ?? 0;
    if (left <= 0) {
      store.setState(UNLOCKED);
      return;
    }
    const lockout = clock?.getCorrected();
    // The correction triggers this function again as a change of the lockout.
    if (lockout) store.setState({ lockout });
    else {
      store.setState(({ time }) => getShownState(Math.ceil(left / 1000), time));
      timer = setTimeout(updateCountdown, left % 1000 || 1000);
    }
  }
}

function getShownState(secondsLeft: number, before: UnlockTime | null): Partial<LockoutState> {
  const time = unlockTime(secondsLeft);
  const isSame = before?.n === time.n && before.unit === time.unit;
  return { secondsLeft, time: isSame ? before : time };
}

/** Returns a number that distinguishes the accounts of one user without identifying anybody. */
export function hashAccount(username: string): number {
  let mark = 7;
  for (const letter of username.trim().toLowerCase()) {
    mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) % MARKS;
  }
  return mark;
}
