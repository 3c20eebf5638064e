import { call } from "../client/index.js";
import { verifySubscription as verifySubscriptionRow } from "../contract/index.js";
import { type LinkOutcome, linkOutcome } from "./link-outcome.js";
import type { LinkSubscriptionInput } from "./link-subscription.js";

/**
 * Verifies a subscription at the address that the page supplies (accounts-7.15). The call sends a password,
 * so it fails without a request if the address is neither of this site nor configured.
 */
export function verifySubscription(
  url: string,
  { accountNumber, ...person }: LinkSubscriptionInput,
  signal?: AbortSignal,
): Promise<LinkOutcome> {
  const body = { ...person, accountNo: accountNumber };
  return linkOutcome(call(verifySubscriptionRow, { params: { url }, body, signal }));
}
