import type { Answers, Call, ReaderAnswers } from "../backend/call.js";
import { Refusal, refusal } from "../backend/refusal.js";
import { createAccount } from "../scenario/create-account.js";
import type { Account, Counter, State } from "../scenario/state.js";
import { joinCarts } from "../shop/carts.js";
import { getFreeArticles } from "./free-articles.js";

const TRIES = 5;
const LOCKED_SECONDS = 900;
const DAY = 10;

export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
export const getAccount = ({ accounts }: State, email: string) =>
  accounts.find(({ emailAddress }) => emailAddress.toLowerCase() === email.trim().toLowerCase());

/** Starts the session. A guest's cart is merged into the account's cart. */
export function welcome({ state, visitor }: Pick<Call, "state" | "visitor">, account: Account): void {
  visitor.account = account;
  visitor.accessToken = `access-${state.nextId()}`;
  account.wrongTries = 0;
  joinCarts(state, visitor, account);
}

/** Marks the profile as changed. Pages load it again only after this. */
export function markProfileChanged(account: Account, state: State): void {
  account.modified = state.advanceClock();
}

const counted = ({ limit, count }: Counter) => ({ limit, count, remaining: Math.max(0, limit - count) });
const getDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, DAY);
const toNamed = (names: readonly string[]) => names.map((name) => ({ name }));

/** Returns the current user in the contract's shape. */
function getProfile(account: Account) {
  const { id, firstName, lastName, displayName, emailAddress, roleCodes, follows, hmmEligible, modified } =
    account;
  const status = roleCodes.length > 0 ? "subscribers" : "registered";
  return {
    ...{ id, guid: `guid-${id}`, firstName, lastName, displayName, emailAddress, username: emailAddress },
    ...{ status, state: status, hmmEligible, ...account.attributes },
    topics: toNamed(follows.topic),
    newsletters: toNamed(follows.newsletter),
    marketingCampaigns: follows.marketingCampaign.map((marketingCampaignId) => ({ marketingCampaignId })),
    quota: counted(account.quota),
    ascendQuota: counted(account.ascendQuota),
    createdDate: getDay(modified),
    lastUpdatedDate: getDay(modified),
    lastVisitDate: getDay(modified),
    subscriber: roleCodes.length > 0 ? { digest: `subscriber-${id}` } : null,
    subscriptionSource: "",
    tiers: roleCodes.map((roleCode) => ({ roleCode })),
  };
}

function authenticate({ body, state, ...call }: Call<"authenticate">): { authenticated: true } {
  const account = getAccount(state, body.username);
  if (account && account.wrongTries >= TRIES) throw new Refusal(423, { lockout_duration: LOCKED_SECONDS });
  if (account?.password !== body.password) {
    const tries = (account?.wrongTries ?? 0) + 1;
    if (account) account.wrongTries = tries;
    if (tries >= TRIES) throw new Refusal(423, { lockout_duration: LOCKED_SECONDS });
    throw new Refusal(401, { tries_left: TRIES - tries });
  }
  if (account.restricted) throw new Refusal(403, { user_restricted: true });
  welcome({ state, ...call }, account);
  return { authenticated: true };
}

type Registration = Pick<Account, "firstName" | "lastName" | "emailAddress" | "password">;

/** Creates an account and signs in. @throws Refusal 400, 409 */
export function register(call: Pick<Call, "state" | "visitor">, given: Registration) {
  const { emailAddress, ...names } = given;
  if (!isEmail(emailAddress)) throw refusal(400, "email", "Email address is not valid.", "emailAddress");
  if (getAccount(call.state, emailAddress))
    throw refusal(409, "taken", "That username is unavailable.", "emailAddress");
  const account = createAccount(call.state, { ...names, email: emailAddress });
  call.state.accounts.push(account);
  welcome(call, account);
  return { id: account.id, emailAddress };
}

export const sessionAnswers = {
  authenticate,
  logout({ visitor }) {
    visitor.account = undefined;
  },
  renewTokens({ visitor, state }) {
    if (!visitor.account) throw refusal(401, "unauthenticated", "Sign in first.");
    visitor.accessToken = `access-${state.nextId()}`;
  },
  identityLogout() {},
  registerUser: (call) => register(call, call.body),
  registerPaywallUser: (call) => register(call, call.body),
  confirmEmail({ body, state }) {
    const mail = state.mails.find(({ kind, token }) => kind === "email-change" && token === body.token);
    const account = state.accounts.find(({ id }) => id === mail?.accountId);
    if (!mail || !account || account.pendingEmailAddress !== mail.to)
      throw refusal(400, "token", "This link has expired or was used before.", "token");
    account.emailAddress = mail.to;
    account.pendingEmailAddress = "";
    markProfileChanged(account, state);
  },
  grantAccess({ account, body, visitor, state }) {
    const tiers = body.tiers.split(",").flatMap((name) => name.trim().toLowerCase() || []);
    const isSubscriber = (account?.roleCodes.length ?? 0) > 0;
    const tier = account?.roleCodes[0]?.replace("ROLE_HBRG_", "").toLowerCase() ?? "";
    const isEnough = tiers.length > 0 ? tiers.includes(tier) : isSubscriber || body.for === "registered";
    const grant = `grant-${state.nextId()}`;
    if (account && isEnough) return { grant, quota: null };
    if (body.metered)
      return { grant, quota: counted(getFreeArticles(visitor, `${body.site}${body.article}`)) };
    throw account
      ? refusal(403, "subscribers", "Only subscribers can read this.")
      : refusal(401, "unauthenticated", "Sign in first.");
  },
  recaptchaEnabled: ({ state }) => ({ enabled: state.captchaEnabled }),
  geolocationLookup: ({ state }) => ({ country: state.country, city: "" }),
} satisfies Answers;

interface Names {
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
}

/** @throws Refusal 400 for a name of fewer than two characters */
function requireNames(names: Names): void {
  for (const [field, name] of Object.entries(names))
    if (typeof name === "string" && name.trim().length < 2)
      throw refusal(400, "name", "Please enter a valid name.", field);
}

/** Requires the password some time after the sign-in. @throws Refusal 400 for the field `currentPassword` */
export function requireFresh({ password, isFresh }: Account, current: string | undefined): void {
  if (current === undefined ? !isFresh : current !== password)
    throw refusal(400, "password", "Current Password is invalid", "currentPassword");
}

const ATTRIBUTES = { industry: "industry", "job-title": "jobTitle", "company-size": "companySize" } as const;

export const ownSessionAnswers = {
  profileHead({ account, headers }) {
    headers.set("Last-Modified", new Date(account.modified).toUTCString());
  },
  profile({ account, headers }) {
    headers.set("Last-Modified", new Date(account.modified).toUTCString());
    return getProfile(account);
  },
  updateProfile({ account, body, state }) {
    const { emailAddress, currentPassword, firstName, lastName, displayName, attributes = [] } = body;
    requireNames({ firstName, lastName });
    if (emailAddress !== undefined && emailAddress !== account.emailAddress) {
      if (!isEmail(emailAddress))
        throw refusal(400, "email", "Please enter a valid email address.", "emailAddress");
      requireFresh(account, currentPassword);
      account.pendingEmailAddress = emailAddress;
      // A taken address gets the same answer, but no link.
      if (!getAccount(state, emailAddress))
        state.mails.push({
          to: emailAddress,
          kind: "email-change",
          token: state.nextId(),
          accountId: account.id,
        });
    }
    if (firstName !== undefined) account.firstName = firstName.trim();
    if (lastName !== undefined) account.lastName = lastName.trim();
    if (firstName !== undefined || lastName !== undefined)
      account.displayName = `${account.firstName} ${account.lastName}`;
    if (displayName !== undefined) account.displayName = displayName;
    for (const { name, value } of attributes) account.attributes[ATTRIBUTES[name]] = value;
    markProfileChanged(account, state);
  },
  accountDetails: ({ account: { pendingEmailAddress, subscription, roleCodes } }) => ({
    pendingEmailAddress,
    subscription: roleCodes.length > 0 ? subscription : null,
  }),
  cancelEmailChange({ account }) {
    account.pendingEmailAddress = "";
  },
  accountData: ({ account, state }) => ({
    exported: new Date(state.advanceClock()).toISOString(),
    profile: getProfile(account),
  }),
  deleteAccount({ account, body, state, visitor }) {
    requireFresh(account, body.currentPassword);
    state.accounts.splice(state.accounts.indexOf(account), 1);
    visitor.account = undefined;
  },
  quota: ({ account }) => counted(account.quota),
  ascendQuota: ({ account }) => counted(account.ascendQuota),
} satisfies ReaderAnswers;
