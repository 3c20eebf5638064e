import { call } from "../client/index.js";
import { type AccountDetails, accountDetails } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { type Trouble, toOutcome } from "./to-outcome.js";

export type AccountDetailsOutcome = { readonly kind: "read"; readonly details: AccountDetails } | Trouble;

/** Loads the waiting e-mail address and the dates of the subscription (beyond-341). */
export function loadAccountDetails(signal: AbortSignal = sessionSignal()): Promise<AccountDetailsOutcome> {
  return toOutcome(async () => ({ kind: "read", details: await call(accountDetails, { signal }) }));
}
