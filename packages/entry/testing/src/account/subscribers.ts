import { REGISTRATION_HEADER, registrationEcho } from "@quire/services/contract";
import type { Answers, Call, ReaderAnswers } from "../backend/call.js";
import { refusal } from "../backend/refusal.js";
import type { Account, State, Subscriber } from "../scenario/state.js";
import { getAccount, markProfileChanged, register, welcome } from "./session.js";

const ROLE = "ROLE_HBRG_GOOD";

/** @throws Refusal 404 */
function getSubscriber({ subscribers }: State, email: string, accountNumber?: string): Subscriber {
  const found = subscribers.find(
    (one) =>
      one.emailAddress.toLowerCase() === email.trim().toLowerCase() &&
      (accountNumber ?? one.accountNumber) === one.accountNumber,
  );
  if (!found?.active) throw refusal(404, "no-subscription", "No Active Subscriptions Found");
  return found;
}

function linkSubscriber(account: Account, subscriber: Subscriber, state: State): void {
  if (subscriber.linked)
    throw refusal(409, "linked", "This subscription belongs to another account.", "accountNumber");
  subscriber.linked = true;
  account.roleCodes.push(ROLE);
  markProfileChanged(account, state);
}

interface Link {
  readonly emailAddress: string;
  readonly accountNumber: string;
  readonly password: string;
  readonly optIn: boolean;
}

function linkByPost({ state }: Pick<Call, "state">, { emailAddress, accountNumber, password, optIn }: Link) {
  const subscriber = getSubscriber(state, emailAddress, accountNumber);
  const account = getAccount(state, emailAddress);
  if (!account)
    throw refusal(404, "no-account", "There is no account for this email address.", "emailAddress");
  if (account.password !== password)
    throw refusal(400, "password", "This password is incorrect.", "password");
  linkSubscriber(account, subscriber, state);
  const { firstName, lastName, sourceCode } = subscriber;
  return {
    ...{ firstName, lastName, email: emailAddress, source: sourceCode, optIn },
    subscriberAccountNumber: accountNumber,
    subscriptionCode: sourceCode,
    subscriptionActive: true,
    subscriptionLinked: true,
  };
}

export const subscriberAnswers = {
  subscriberSearch({ body, state }) {
    const found = getSubscriber(state, body.emailAddress, body.accountNumber);
    const { active, firstName, lastName, emailAddress, accountNumber, sourceCode, details } = found;
    const subscriptions = [{ ...details, active, accountNumber, subscriptionSourceCode: sourceCode }];
    const userAccountExists = getAccount(state, emailAddress) !== undefined;
    return { active, subscriptions, firstName, lastName, emailAddress, userAccountExists };
  },
  verifySubscription: (call) => linkByPost(call, { ...call.body, accountNumber: call.body.accountNo }),
  registerSubscriber(call) {
    const { state, headers, body } = call;
    const subscriber = getSubscriber(state, body.emailAddress, body.accountNumber ?? "");
    const known = getAccount(state, body.emailAddress);
    if (known && known.password !== body.password)
      throw refusal(409, "taken", "That username is unavailable.", "emailAddress");
    if (!known) {
      const registered = register(call, body);
      const account = getAccount(state, registered.emailAddress);
      if (account) linkSubscriber(account, subscriber, state);
      return registered;
    }
    linkSubscriber(known, subscriber, state);
    welcome(call, known);
    headers.set(REGISTRATION_HEADER, registrationEcho(body.randomId));
    return { id: known.id, emailAddress: known.emailAddress };
  },
} satisfies Answers;

export const ownSubscriberAnswers = {
  linkSubscription: (call) => linkByPost(call, call.body),
} satisfies ReaderAnswers;
