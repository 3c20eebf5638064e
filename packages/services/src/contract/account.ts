import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { FlagSchema, getAnswer, TextSchema } from "./lenient.js";
import { FreshSignInSchema } from "./reader-passkeys.js";

/** The dates of the user's subscription, as `YYYY-MM-DD`. Unknown ones are empty. */
export const SubscriptionTermSchema = v.object({
  startDate: TextSchema,
  /** Last day of the paid period. */
  expirationDate: TextSchema,
  /** True if the subscription renews after the period. */
  isRenewing: FlagSchema,
});
export type SubscriptionTerm = v.InferOutput<typeof SubscriptionTermSchema>;

/** Account data that the profile of every page does not need. */
export const AccountDetailsSchema = getAnswer({
  /** The new e-mail address that waits for its confirmation, or empty. */
  pendingEmailAddress: TextSchema,
  /** Null without a subscription. */
  subscription: v.nullish(SubscriptionTermSchema, null),
});
export type AccountDetails = v.InferOutput<typeof AccountDetailsSchema>;

/** Returns what the account page shows beyond the profile. */
export const accountDetails = endpoint({
  name: "accountDetails",
  method: "GET",
  base: "api",
  path: "user/account",
  answer: AccountDetailsSchema,
  spec: "beyond-341",
});

/**
 * Deletes the user's account with all its data, and ends its sessions on all devices. Without a recent sign-in the
 * password is required: 400 for the field `currentPassword` if it is missing or wrong.
 */
export const deleteAccount = endpoint({
  name: "deleteAccount",
  method: "DELETE",
  base: "api",
  path: "user/account",
  body: { as: "json", schema: FreshSignInSchema },
  failures: {
    400: FailureSchema,
    403: FailureSchema,
    422: FailureSchema,
    423: FailureSchema,
    429: FailureSchema,
  },
  spec: "beyond-346",
});

/** Voids the mailed link of a new e-mail address. Without a waiting address it does nothing. */
export const cancelEmailChange = endpoint({
  name: "cancelEmailChange",
  method: "DELETE",
  base: "api",
  path: "user/email",
  spec: "beyond-343",
});

/** Returns all data of the user's account. The reference API sends it as a file. */
export const accountData = endpoint({
  name: "accountData",
  method: "GET",
  base: "api",
  path: "user/account/data",
  /** ISO 8601; the other fields differ between servers. */
  answer: v.looseObject({ exported: v.pipe(v.string(), v.nonEmpty()) }),
  failures: { 429: FailureSchema },
  spec: "beyond-345",
});
