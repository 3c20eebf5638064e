import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { ApiContext } from "./api-env.js";
import { clientAddress } from "./client-address.js";
import { refusal } from "./refusal.js";
import type { ProxyTrust } from "./same-origin.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** So many in so many seconds. */
interface Allowance {
  readonly points: number;
  readonly seconds: number;
}

interface Limit {
  readonly address: Allowance;
  /** By the e-mail address, or the account, that it is about. */
  readonly name?: Allowance;
}

const allow = (points: number, seconds: number): Allowance => ({ points, seconds });

/**
 * Limits for each address and each name. Sign-in has its own limit for names instead. Calls that pages make by
 * themselves, such as suggestions while a reader types, get the most.
 */
const LIMITS = {
  signIn: { address: allow(30, MINUTE) },
  registration: { address: allow(10, MINUTE), name: allow(10, HOUR) },
  forgotPassword: { address: allow(20, MINUTE) },
  /** Every call that confirms an account number. */
  lookup: { address: allow(10, MINUTE), name: allow(20, HOUR) },
  search: { address: allow(300, MINUTE) },
  /** A point for each mail. */
  share: { address: allow(60, HOUR), name: allow(100, HOUR) },
  signUp: { address: allow(30, MINUTE), name: allow(20, HOUR) },
  emailChange: { address: allow(10, MINUTE), name: allow(5, HOUR) },
  /** A page may ask by itself, whenever a form to sign in opens. */
  passkeyRequest: { address: allow(60, MINUTE) },
  passkeyChange: { address: allow(30, MINUTE), name: allow(40, HOUR) },
  /** Codes for frames on other sites, given out and changed. */
  watchCode: { address: allow(60, MINUTE) },
  /** Coupon codes are for the readers who got them. Guessing must not find one. */
  coupon: { address: allow(30, MINUTE), name: allow(60, HOUR) },
  /** Every write of a signed-in account. Undoing a discard of 1,000 items saves and files each of them again. */
  accountWrite: { address: allow(10_000, 5 * MINUTE), name: allow(2_500, 5 * MINUTE) },
  /** Writes of guests. */
  guestWrite: { address: allow(300, MINUTE) },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitedAct = keyof typeof LIMITS;
export type Limits = Readonly<Partial<Record<LimitedAct, Limit>>>;

export interface RateLimits {
  /** @throws Refusal 429 with Retry-After where the address, or the name, has had its share */
  take(
    c: ApiContext,
    act: LimitedAct,
    options?: { readonly name?: string; readonly points?: number },
  ): Promise<void>;
  /**
   * Takes from the share of a name alone. Call it after the captcha: otherwise anybody can use up a stranger's share.
   * @throws Refusal 429 with Retry-After
   */
  takeName(act: LimitedAct, name: string, points?: number): Promise<void>;
}

/** @param times how much looser all of them are: tests come from one address */
export function createLimits(trust: ProxyTrust, wanted: Limits, times: number): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  for (const [act, limit] of Object.entries<Limit>({ ...LIMITS, ...wanted })) {
    // Limits from options stay exact.
    const factor = act in wanted ? 1 : times;
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
