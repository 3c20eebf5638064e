import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { ApiContext } from "./api-env.js";
import { clientAddress } from "./client-address.js";
import { refusal } from "./refusal.js";
import type { ProxyTrust } from "./same-origin.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A number of points per number of seconds. */
interface Allowance {
  readonly points: number;
  readonly seconds: number;
}

interface Limit {
  readonly address: Allowance;
  /** Allowance for the e-mail address or the account of the call. */
  readonly name?: Allowance;
}

const allow = (points: number, seconds: number): Allowance => ({ points, seconds });

/**
 * Limits for each client address and each name. Sign-in attempts for a name are counted elsewhere. Calls that
 * pages make automatically, such as suggestions during typing, have the highest limits.
 */
const LIMITS = {
  signIn: { address: allow(30, MINUTE) },
  registration: { address: allow(10, MINUTE), name: allow(10, HOUR) },
  forgotPassword: { address: allow(20, MINUTE) },
  /** Calls that confirm an account number. */
  lookup: { address: allow(10, MINUTE), name: allow(20, HOUR) },
  search: { address: allow(300, MINUTE) },
  /** One point for each mail. */
  share: { address: allow(60, HOUR), name: allow(100, HOUR) },
  signUp: { address: allow(30, MINUTE), name: allow(20, HOUR) },
  emailChange: { address: allow(10, MINUTE), name: allow(5, HOUR) },
  accountData: { address: allow(20, HOUR), name: allow(10, HOUR) },
  accountDeletion: { address: allow(10, MINUTE) },
  /** A page may send this request automatically whenever a sign-in form opens. */
  passkeyRequest: { address: allow(60, MINUTE) },
  passkeyChange: { address: allow(30, MINUTE), name: allow(40, HOUR) },
  /** Codes for frames on other sites: issued and redeemed. */
  watchCode: { address: allow(60, MINUTE) },
  /** A page of a site asks when its article has a paywall. */
  grant: { address: allow(120, MINUTE) },
  /** Coupon codes are for the users who received them. The limit prevents guessing. */
  coupon: { address: allow(30, MINUTE), name: allow(60, HOUR) },
  /** Every write of a signed-in account. Undo after a discard of 1,000 items saves and files each of them again. */
  accountWrite: { address: allow(10_000, 5 * MINUTE), name: allow(2_500, 5 * MINUTE) },
  /** Writes of guests. */
  guestWrite: { address: allow(300, MINUTE) },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitedAct = keyof typeof LIMITS;
export type Limits = Readonly<Partial<Record<LimitedAct, Limit>>>;

export interface RateLimits {
  /** @throws Refusal 429 with Retry-After if the client address or the name has used up its limit */
  take(
    c: ApiContext,
    act: LimitedAct,
    options?: { readonly name?: string; readonly points?: number },
  ): Promise<void>;
  /**
   * Takes points for a name alone. Call it after the captcha, so that strangers cannot use up a name's limit.
   * @throws Refusal 429 with Retry-After
   */
  takeName(act: LimitedAct, name: string, points?: number): Promise<void>;
}

/** @param times multiplies the limits, because all requests of tests come from one address */
export function createLimits(trust: ProxyTrust, overrides: Limits, times: number): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  for (const [act, limit] of Object.entries<Limit>({ ...LIMITS, ...overrides })) {
    // Limits from the options are not scaled.
    const factor = act in overrides ? 1 : times;
    for (const [by, allowance] of Object.entries<Allowance>({ ...limit })) {
      const { points, seconds } = allowance;
      limiters.set(`${act} ${by}`, new RateLimiterMemory({ points: points * factor, duration: seconds }));
    }
  }

  async function consume(limiter: RateLimiterMemory | undefined, key: string, points: number): Promise<void> {
    try {
      await limiter?.consume(key, points);
    } catch (reason) {
      throw reason instanceof RateLimiterRes ? tooMany(reason.msBeforeNext) : reason;
    }
  }

  const takeName: RateLimits["takeName"] = (act, name, points = 1) =>
    consume(limiters.get(`${act} name`), name, points);
  return {
    async take(c, act, { name, points = 1 } = {}) {
      await consume(limiters.get(`${act} address`), clientAddress(c, trust), points);
      if (name !== undefined) await takeName(act, name, points);
    },
    takeName,
  };
}

function tooMany(milliseconds: number) {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return refusal(429, "too-many-requests", `Too many of these. Try again in ${seconds} seconds.`).after(
    seconds,
  );
}
