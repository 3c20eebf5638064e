import { authenticate } from "@quire/services/contract";
import type { Account } from "../accounts.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import type { Verdict } from "../captcha-check.js";
import { clientAddress } from "../client-address.js";
import { normalizeEmail } from "../email-address.js";
import { formAnswers } from "../form-answers.js";
import { verifyPassword } from "../password.js";
import { Refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { captchaVerdict } from "./captcha.js";
import { adoptCart } from "./cart-owner.js";

const TRIES = 5;
const TRIES_WITHOUT_CAPTCHA = 3;

/** Registers `POST /authenticate` (accounts-7.1): JSON for scripts, a redirect for plain forms. */
export function registerSignIn(app: ApiApp, state: State): void {
  app.use("/authenticate", formAnswers("/sign-in", { typed: { names: ["username"], trust: state.trust } }));
  route(app, authenticate, async ({ c, body }) => {
    const email = getEmail(body.username);
    // A browser in which this account has signed in before does not count against the limit.
    if (!isKnown(c, state, email)) await state.limits.take(c, "signIn");
    const verdict = await captchaVerdict(c, state, body.reCaptchaToken, "sign_in");
    const account = await identify(c, state, { email, password: body.password, verdict });
    if (account.restricted) throw new Refusal(403, { user_restricted: true });
    welcome(c, state, account.id);
    return { authenticated: true as const };
  });
}

/** Starts the session and merges the guest's cart. */
export function welcome(c: ApiContext, state: State, accountId: number): void {
  state.transaction(() => {
    state.sessions.start(c, accountId);
    state.devices.remember(c, accountId);
    state.accounts.visit(accountId);
    adoptCart(c, state, accountId);
    state.freeArticles.adopt(c, accountId);
  });
}

export interface Claim {
  /** E-mail address as `getEmail` returns it. */
  readonly email: string;
  readonly password: string;
  /** Result of the captcha; absent if none is required. */
  readonly verdict?: Verdict;
}

/** Returns a normalized address, or other input in lower case. Attempts are counted by it, even without an account. */
export function getEmail(username: string): string {
  return normalizeEmail(username) ?? username.trim().toLowerCase();
}

function isKnown(c: ApiContext, { accounts, devices }: State, email: string): boolean {
  const account = accounts.byEmail(email);
  return account !== undefined && devices.of(c, account.id) !== undefined;
}

/**
 * Returns the name under which attempts are counted, so that strangers cannot lock out the owner. A known
 * browser has its own name, as has a client address that passed the captcha. All others share the typed name.
 */
export function getTries(c: ApiContext, state: State, email: string, verdict: Verdict = "none"): string {
  const account = state.accounts.byEmail(email);
  const device = account && state.devices.of(c, account.id);
  if (device !== undefined) return `${email} in ${device}`;
  const isPerson = !state.captcha.enabled || verdict === "passed";
  return isPerson ? `${email} from ${clientAddress(c, state.trust)}` : `${email} from anywhere`;
}

/** Returns the seconds for which these attempts or the account itself are locked. */
export function lockedFor({ tries }: State, email: string, name: string): number {
  return Math.max(tries.lockedFor(email), tries.lockedFor(name));
}

/**
 * Returns the account if name and password match.
 * @throws Refusal with `tries_left` (401) or `lockout_duration` (423), the same for known and unknown names; 503 if too
 * many users sign in at once
 */
export async function identify(c: ApiContext, state: State, claim: Claim): Promise<Account> {
  const { email, verdict } = claim;
  const name = getTries(c, state, email, verdict);
  const lockout_duration = lockedFor(state, email, name);
  if (lockout_duration > 0) throw new Refusal(423, { lockout_duration });
  const isPerson = !state.captcha.enabled || verdict !== "none";
  const tries = { name, limit: isPerson ? TRIES : TRIES_WITHOUT_CAPTCHA };
  return state.hashing.run(() => compare(state, claim, tries), isKnown(c, state, email));
}

interface CountedTries {
  readonly name: string;
  readonly limit: number;
}

/** Counts the attempt before it compares the password. */
async function compare(
  { accounts, decoy, tries }: State,
  { email, password }: Claim,
  { name, limit }: CountedTries,
): Promise<Account> {
  const attempt = tries.take(name, limit);
  if ("lockedFor" in attempt) throw new Refusal(423, { lockout_duration: attempt.lockedFor });
  const account = accounts.byEmail(email);
  const fits = await verifyPassword(password, account?.password ?? decoy);
  if (account && fits) {
    tries.clear(name);
    return account;
  }
  if (attempt.left > 0) throw new Refusal(401, { tries_left: attempt.left });
  throw new Refusal(423, { lockout_duration: tries.lock(name) });
}
