import { call } from "../client/index.js";
import { type AnswerOf, accountData } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { type Trouble, toOutcome } from "./to-outcome.js";

export type AccountDataOutcome =
  | { readonly kind: "read"; readonly data: AnswerOf<typeof accountData> }
  | Trouble;

/** Loads all data of the user's account (beyond-345). */
export function loadAccountData(signal: AbortSignal = sessionSignal()): Promise<AccountDataOutcome> {
  return toOutcome(async () => ({ kind: "read", data: await call(accountData, { signal }) }));
}
