import {
  linkSubscription,
  REGISTRATION_HEADER,
  registerSubscriber,
  registrationEcho,
  type SubscriberRecord,
  subscriberSearch,
  verifySubscription,
} from "@quire/services/contract";
import type { ApiApp, ApiContext } from "../api-env.js";
import { normalizeEmail } from "../email-address.js";
import { toMasked } from "../mask.js";
import { Refusal, refusal } from "../refusal.js";
import { route } from "../route.js";
import type { SubscriberByPost } from "../seed/subscribers.js";
import type { State } from "../state.js";
import { isConsumer } from "../subscribers.js";
import { joinSubscription, linkToAccount, requireFree } from "./link-subscription.js";
import { admitRegistration, register } from "./registration.js";
import { type Claim, getEmail, identify, welcome } from "./sign-in.js";

/** Registers calls for print subscribers: lookup, linking, verification and registration (accounts-7). */
export function registerSubscribers(app: ApiApp, state: State): void {
  route(app, subscriberSearch, async ({ c, body }) => {
    const { emailAddress, accountNumber, reCaptchaToken = "" } = body;
    await state.limits.take(c, "lookup");
    await state.lookups.require(c, reCaptchaToken);
    await state.limits.takeName("lookup", getEmail(emailAddress));
    const found = requireActive(state, emailAddress, accountNumber);
    if (accountNumber === undefined) return { ...toMasked(found), userAccountExists: false };
    return { ...found, userAccountExists: state.accounts.byEmail(found.emailAddress) !== undefined };
  });

  // Following has the same address. A follow's body has a type; a subscription's body has a number.
  const isLink = (body: unknown) =>
    typeof body === "object" && body !== null && "accountNumber" in body && !("type" in body);
  route(app, linkSubscription, ({ c, body }) => linkByPost(c, state, body), { isMeant: isLink });
  route(app, verifySubscription, ({ c, body: { accountNo, ...rest } }) =>
    linkByPost(c, state, { ...rest, accountNumber: accountNo }),
  );
  route(app, registerSubscriber, ({ c, body }) => registerByPost(c, state, body));
}

type Link = Parameters<typeof linkToAccount>[3] & { readonly emailAddress: string };

/** Links a subscription to an existing account. */
export async function linkByPost(c: ApiContext, state: State, input: Link): Promise<SubscriberRecord> {
  await admitGuess(c, state, input.emailAddress);
  const record = requireConsumer(state, input.emailAddress, input.accountNumber);
  return linkToAccount(c, state, record, input);
}

type Registration = Parameters<typeof register>[2] & {
  readonly randomId: number;
  readonly accountNumber?: string | undefined;
};

/** Creates an account and links the subscription. For an existing account it signs in and sets a header. */
export async function registerByPost(c: ApiContext, state: State, { randomId, ...person }: Registration) {
  const { accountNumber, optIn } = person;
  if (!accountNumber) throw refusal(400, "proof", "The account number is required.", "accountNumber");
  await admitGuess(c, state, person.emailAddress);
  const record = requireConsumer(state, person.emailAddress, accountNumber);
  if (!state.accounts.byEmail(record.emailAddress)) {
    requireFree(state, record, { accountNumber });
    const registered = await register(c, state, person);
    joinSubscription(state, record, registered.id, { accountNumber, optIn });
    c.status(201);
    return registered;
  }
  await admitRegistration(c, state, person);
  const { id, email } = await knownAccount(c, state, {
    email: record.emailAddress,
    password: person.password,
  });
  joinSubscription(state, record, id, { accountNumber, optIn });
  welcome(c, state, id);
  c.header(REGISTRATION_HEADER, registrationEcho(randomId));
  c.header("Access-Control-Expose-Headers", REGISTRATION_HEADER);
  return { id, emailAddress: email };
}

/** @throws Refusal 409 if the password is wrong, 423 and 403 as at sign-in */
async function knownAccount(c: ApiContext, state: State, claim: Claim) {
  const account = await identify(c, state, claim).catch((error: unknown) => {
    const isWrong = error instanceof Refusal && error.status === 401;
    throw isWrong ? refusal(409, "taken", "That username is unavailable.", "emailAddress") : error;
  });
  if (account.restricted) throw refusal(403, "restricted", "This account is restricted.", "emailAddress");
  return account;
}

/** Limits calls that confirm account numbers, against guessing. @throws Refusal 429 */
function admitGuess(c: ApiContext, { limits }: State, emailAddress: string): Promise<void> {
  return limits.take(c, "lookup", { name: getEmail(emailAddress) });
}

/** @throws Refusal 404 if there is no active subscription (accounts-8.29) */
function requireActive(state: State, emailAddress: string, accountNumber?: string): SubscriberByPost {
  const found = state.subscribers.find(normalizeEmail(emailAddress) ?? "", accountNumber);
  if (!found?.active) throw refusal(404, "no-subscription", "No Active Subscriptions Found");
  return found;
}

/** @throws Refusal 404, or 422 for a subscription that is not a consumer's (accounts-6.8) */
function requireConsumer(state: State, emailAddress: string, accountNumber?: string): SubscriberByPost {
  const found = requireActive(state, emailAddress, accountNumber);
  if (!isConsumer(found)) {
    throw refusal(422, "source", "Only consumer subscriptions can be linked.", "emailAddress");
  }
  return found;
}
