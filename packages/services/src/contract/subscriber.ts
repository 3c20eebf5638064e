import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { FlagSchema, getList, IdSchema, TextSchema } from "./lenient.js";
import { RegisteredSchema } from "./registration.js";

const EmailSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(254));
const AccountNumberSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const PasswordSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024));

const SubscriptionSchema = v.object({
  active: FlagSchema,
  /** Source of the subscription, such as `US_CONSUMER`. The caller decides which sources are valid (accounts-6.8). */
  subscriptionSourceCode: TextSchema,
  accountNumber: TextSchema,
  subscriptionStatus: TextSchema,
  timesRenewed: v.nullish(v.union([v.number(), v.string()])),
  orderValue: v.nullish(v.union([v.number(), v.string()])),
  country: TextSchema,
  termTitle: TextSchema,
  mostRecentPurchaseDate: TextSchema,
  firstPurchaseDate: TextSchema,
  subscriptionAccessPeriod: v.nullish(v.object({ startDate: TextSchema, expirationDate: TextSchema })),
});
export type Subscription = v.InferOutput<typeof SubscriptionSchema>;

/** The answer of a subscriber lookup, the second shape of accounts-3.5. */
export const SearchedSubscriberSchema = v.object({
  active: v.boolean(),
  subscriptions: getList(SubscriptionSchema),
  firstName: TextSchema,
  lastName: TextSchema,
  emailAddress: TextSchema,
  new: FlagSchema,
  userAccountExists: FlagSchema,
});
export type SearchedSubscriber = v.InferOutput<typeof SearchedSubscriberSchema>;

/** Subscriber lookup record in its first shape (accounts-3.4), the answer of linking. `issues` are entitlements. */
export const SubscriberRecordSchema = v.object({
  firstName: TextSchema,
  lastName: TextSchema,
  email: TextSchema,
  source: TextSchema,
  subscriberAccountNumber: TextSchema,
  subscriptionCode: TextSchema,
  subscriptionActive: FlagSchema,
  subscriptionLinked: FlagSchema,
  issues: getList(IdSchema),
  optIn: FlagSchema,
});
export type SubscriberRecord = v.InferOutput<typeof SubscriberRecordSchema>;

/**
 * Finds an existing subscriber. An inactive record counts as 404 (accounts-7.13). The account number proves ownership.
 * Without it, the answer can omit personal data.
 */
export const subscriberSearch = endpoint({
  name: "subscriberSearch",
  method: "POST",
  base: "api",
  path: "user/subscriber/search",
  body: {
    as: "json",
    schema: v.object({
      emailAddress: EmailSchema,
      accountNumber: v.optional(AccountNumberSchema),
      reCaptchaToken: v.optional(v.string()),
    }),
  },
  answer: SearchedSubscriberSchema,
  failures: { 400: FailureSchema, 404: FailureSchema },
  spec: "accounts-7.13",
});

const linkFailures = {
  400: FailureSchema,
  403: FailureSchema,
  404: FailureSchema,
  409: FailureSchema,
  422: FailureSchema,
  423: FailureSchema,
} as const;

/**
 * Links a postal subscription to the account of the same e-mail address. The call has the same path as `follow`, but
 * `accountNumber` in the body. The password is the account's.
 */
export const linkSubscription = endpoint({
  name: "linkSubscription",
  method: "POST",
  base: "api",
  path: "user/subscribe",
  body: {
    as: "json",
    schema: v.object({
      emailAddress: EmailSchema,
      accountNumber: AccountNumberSchema,
      password: PasswordSchema,
      optIn: v.optional(v.boolean(), false),
    }),
  },
  answer: SubscriberRecordSchema,
  failures: linkFailures,
  spec: "accounts-7.14",
});

/** Verifies a subscription at an address that the page supplies. This call names the number `accountNo`. */
export const verifySubscription = endpoint({
  name: "verifySubscription",
  method: "POST",
  base: "supplied",
  path: "",
  params: v.object({ url: v.string() }),
  body: {
    as: "json",
    schema: v.object({
      emailAddress: EmailSchema,
      accountNo: AccountNumberSchema,
      password: PasswordSchema,
      optIn: v.optional(v.boolean(), false),
    }),
  },
  answer: SubscriberRecordSchema,
  failures: linkFailures,
  spec: "accounts-7.15",
});

/** The header of a registration's answer that flags the special case (accounts-7.8). */
export const REGISTRATION_HEADER = "X-Subscriber-Registration";

const LARGEST_RANDOM_ID = 999_999_999;

/** Returns the value of `REGISTRATION_HEADER` for an existing account that was linked. */
export function registrationEcho(randomId: number): string {
  return ((randomId * 31 + 7) % (LARGEST_RANDOM_ID + 1)).toString(36);
}

/**
 * Registers a subscriber without an account. `randomId` is a fresh whole number up to 999,999,999. If an account existed
 * and was linked, the answer's `REGISTRATION_HEADER` equals its `registrationEcho`.
 */
export const registerSubscriber = endpoint({
  name: "registerSubscriber",
  method: "POST",
  base: "api",
  path: "user/subscriber/register",
  body: {
    as: "json",
    // Written out: spreading the entries of RegistrationSchema would keep all of this in every page.
    schema: v.object({
      firstName: v.pipe(v.string(), v.maxLength(100)),
      lastName: v.pipe(v.string(), v.maxLength(100)),
      emailAddress: EmailSchema,
      password: PasswordSchema,
      optIn: v.optional(v.boolean(), false),
      deviceType: v.optional(v.string(), "WEB_SITE"),
      reCaptchaToken: v.optional(v.string(), ""),
      /** Proves that the subscription belongs to the sender. */
      accountNumber: v.optional(AccountNumberSchema),
      randomId: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_RANDOM_ID)),
    }),
  },
  answer: RegisteredSchema,
  failures: linkFailures,
  spec: "accounts-7.8",
});
