/** Discount of a code: percent of the goods, or an amount in whole cents. */
export interface CouponSeed {
  readonly code: string;
  readonly percent?: number;
  readonly cents?: number;
  /** Minimum for the goods, in whole cents. */
  readonly fromCents?: number;
  /** Last valid moment, in ISO 8601. */
  readonly until?: string;
  /** Each account can use it in one order only. */
  readonly once?: true;
}

export const coupons: readonly CouponSeed[] = [
  { code: "WELCOME10", percent: 10 },
  { code: "FIVEOFF", cents: 500, fromCents: 2500 },
  { code: "ONCE20", percent: 20, once: true },
  { code: "SPRING2024", percent: 30, until: "2024-05-31T23:59:59Z" },
];
