import { call } from "../client/index.js";
import { linkSubscription as linkSubscriptionRow } from "../contract/index.js";
import { type LinkOutcome, linkOutcome } from "./link-outcome.js";

export interface LinkSubscriptionInput {
  readonly emailAddress: string;
  readonly accountNumber: string;
  /** The account's password. */
  readonly password: string;
  readonly optIn: boolean;
}

/** Links a subscription to the account of the same e-mail (accounts-7.14). */
export function linkSubscription(body: LinkSubscriptionInput, signal?: AbortSignal): Promise<LinkOutcome> {
  return linkOutcome(call(linkSubscriptionRow, { body, signal }));
}
