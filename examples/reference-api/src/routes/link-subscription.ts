import type { SubscriberRecord, Subscription } from "@quire/services/contract";
import type { Account } from "../accounts.js";
import type { ApiContext } from "../api-env.js";
import { Refusal, refusal } from "../refusal.js";
import type { SubscriberByPost } from "../seed/subscribers.js";
import type { State } from "../state.js";
import { writtenNumber } from "../subscribers.js";
import { identify, welcome } from "./sign-in.js";

const SUBSCRIPTION_CODE = "QUIRE-REVIEW";
/** Role of a print subscriber who has no role yet. */
const ROLE = "ROLE_HBRG_GOOD";
const ISSUES = ["BR2603", "BR2604"];

interface Input {
  readonly accountNumber: string;
  /** Password of the account that the subscription is linked to. */
  readonly password: string;
  readonly optIn: boolean;
}

/**
 * Links the subscription to the current account, or to the account with its e-mail address, and signs in.
 * @throws Refusal 400 for a wrong password, 404 if there is no account, 409 if another account has the subscription
 */
export async function linkToAccount(
  c: ApiContext,
  state: State,
  record: SubscriberByPost,
  input: Input,
): Promise<SubscriberRecord> {
  const account = await getOwner(c, state, record.emailAddress, input.password);
  const subscription = joinSubscription(state, record, account.id, input);
  if (state.sessions.getAccount(c) !== account.id) welcome(c, state, account.id);
  return {
    firstName: record.firstName,
    lastName: record.lastName,
    email: record.emailAddress,
    source: subscription.subscriptionSourceCode,
    subscriberAccountNumber: subscription.accountNumber,
    subscriptionCode: SUBSCRIPTION_CODE,
    subscriptionActive: subscription.active,
    subscriptionLinked: true,
    issues: ISSUES,
    optIn: input.optIn,
  };
}

/** Makes the account a subscriber. A repeated link changes only the opt-in. */
export function joinSubscription(
  state: State,
  record: SubscriberByPost,
  accountId: number,
  { accountNumber, optIn }: Pick<Input, "accountNumber" | "optIn">,
): Subscription {
  const { accounts, subscribers, transaction } = state;
  return transaction(() => {
    const subscription = requireFree(state, record, { accountNumber, accountId });
    subscribers.link(subscription.accountNumber, accountId, optIn);
    const roles = accounts.byId(accountId)?.role_codes ?? [];
    const role_codes = JSON.stringify(roles.length > 0 ? roles : [ROLE]);
    accounts.change(accountId, { role_codes, opt_in: Number(optIn) });
    return subscription;
  });
}

/**
 * Returns the subscription with this number. Knowing the number proves that it is the user's.
 * @throws Refusal 404 if there is none, 409 if it is linked to another account than `accountId`
 */
export function requireFree(
  { subscribers }: State,
  { subscriptions }: SubscriberByPost,
  { accountNumber, accountId }: { readonly accountNumber: string; readonly accountId?: number },
): Subscription {
  const subscription = subscriptions.find((one) => one.accountNumber === writtenNumber(accountNumber));
  if (!subscription) throw refusal(404, "no-subscription", "No Active Subscriptions Found");
  const linkedTo = subscribers.linkedTo(subscription.accountNumber);
  if (linkedTo !== undefined && linkedTo !== accountId) {
    throw refusal(409, "linked", "This subscription belongs to another account.", "accountNumber");
  }
  return subscription;
}

async function getOwner(c: ApiContext, state: State, email: string, password: string): Promise<Account> {
  const { accounts, sessions } = state;
  const signedIn = sessions.getAccount(c);
  const owner = signedIn === undefined ? accounts.byEmail(email) : accounts.byId(signedIn);
  if (!owner) throw refusal(404, "no-account", "There is no account for this email address.", "emailAddress");
  const account = await identify(c, state, { email: owner.email, password }).catch((error: unknown) => {
    const isWrong = error instanceof Refusal && error.status === 401;
    throw isWrong ? refusal(400, "password", "This password is incorrect.", "password") : error;
  });
  if (account.restricted) throw refusal(403, "restricted", "This account is restricted.", "emailAddress");
  return account;
}
