import { call } from "../client/index.js";
import { type AccountDetails, type AnswerOf, accountData, accountDetails } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { type SettingsFailure, toOutcome } from "./to-outcome.js";

export type AccountDetailsOutcome =
  | { readonly kind: "read"; readonly details: AccountDetails }
  | SettingsFailure;

/** Loads the waiting e-mail address and the dates of the subscription (beyond-341). */
export function loadAccountDetails(signal: AbortSignal = sessionSignal()): Promise<AccountDetailsOutcome> {
  return toOutcome(async () => ({ kind: "read", details: await call(accountDetails, { signal }) }));
}

export type AccountDataOutcome =
  | { readonly kind: "read"; readonly data: AnswerOf<typeof accountData> }
  | SettingsFailure;

/** Loads all data of the user's account (beyond-345). */
export function loadAccountData(signal: AbortSignal = sessionSignal()): Promise<AccountDataOutcome> {
  return toOutcome(async () => ({ kind: "read", data: await call(accountData, { signal }) }));
}
