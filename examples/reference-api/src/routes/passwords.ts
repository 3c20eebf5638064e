import {
  changePassword,
  forgotPassword,
  forgotPasswordFlyout,
  resetPassword,
} from "@quire/services/contract";
import { passwordChangedMail } from "../account-mails.js";
import type { Account } from "../accounts.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import { normalizeEmail } from "../email-address.js";
import { hashPassword, verifyPassword } from "../password.js";
import { requireNewPassword } from "../password-rules.js";
import { refusal } from "../refusal.js";
import { resetMail } from "../reset-mail.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { captchaVerdict } from "./captcha.js";
import { getTries, lockedFor } from "./sign-in.js";
import { requireAccount } from "./user.js";

const ASKS = 10;
const ASKS_WITHOUT_CAPTCHA = 3;
const CHANGES = 10;
const LOCK_SECONDS = 24 * 60 * 60;

/** Registers forgotten passwords, resets by a mailed token, and changes (accounts-7 and accounts-8). */
export function registerPasswords(app: ApiApp, state: State): void {
  route(app, forgotPassword, ({ c, body }) =>
    forgot(c, state, { email: body.emailAddress, token: body.reCaptchaToken, field: "emailAddress" }),
  );
  route(app, forgotPasswordFlyout, ({ c, body }) =>
    forgot(c, state, { email: body.email, token: body.reCaptchaToken, field: "email" }),
  );
  route(app, resetPassword, ({ body }) => reset(state, body));
  route(app, changePassword, ({ c, body }) => change(c, state, body));
}

interface Forgotten {
  readonly email: string;
  /** Captcha token. */
  readonly token: string;
  /** Name of the e-mail field in this call. */
  readonly field: string;
}

/**
 * Answers known and unknown addresses alike and in the same time: the token and the mail are created later.
 * @throws Refusal 423 if sign-in is locked, or after too many of these requests; 403 if the account is
 * restricted
 */
export async function forgot(
  c: ApiContext,
  state: State,
  { email: typedEmail, token, field }: Forgotten,
): Promise<undefined> {
  await state.limits.take(c, "forgotPassword");
  const verdict = await captchaVerdict(c, state, token, "forgot_pass");
  const email = normalizeEmail(typedEmail);
  if (!email) throw refusal(400, "email", "Please enter a valid email address.", field);
  const limit = state.captcha.enabled && verdict !== "passed" ? ASKS_WITHOUT_CAPTCHA : ASKS;
  refuseLocked(state, { email, name: getTries(c, state, email, verdict), limit }, field);
  if (state.accounts.byEmail(email)?.restricted) {
    throw refusal(403, "restricted", "This account is restricted.", field);
  }
  state.outbox.later(() => {
    const account = state.accounts.byEmail(email);
    if (!account) return undefined;
    const { site, resets, passkeys } = state;
    return resetMail({
      account,
      site,
      token: resets.issue(account.id),
      passkeys: passkeys.of(account.id).length,
    });
  });
  return undefined;
}

interface Asks {
  readonly email: string;
  /** Result of `getTries`. Requests of strangers have a separate name. */
  readonly name: string;
  readonly limit: number;
}

/** Attempts are counted by the typed address, so that known and unknown addresses look the same. */
function refuseLocked(state: State, { email, name, limit }: Asks, field: string): void {
  const { tries } = state;
  const limitName = `forgot ${name}`;
  const attempt = lockedFor(state, email, name) > 0 ? { lockedFor: 1 } : tries.take(limitName, limit);
  if ("lockedFor" in attempt) {
    throw refusal(423, "locked", "A new password doesn’t unlock a locked account.", field);
  }
  if (attempt.left === 0) tries.lock(limitName, LOCK_SECONDS);
}

interface Reset {
  readonly password: string;
  readonly token: string;
}

/**
 * Sets the new password once for a token, and ends every session of the account. A lock stays.
 * @throws Refusal 400 for the field `token` or `password`
 */
export async function reset(state: State, { password, token }: Reset): Promise<undefined> {
  const { accounts, resets, sessions, transaction } = state;
  const spent = () => refusal(400, "token", "This link has expired or was used before.", "token");
  const id = resets.getAccount(token);
  if (id === undefined) throw spent();
  if (accounts.byId(id)?.restricted) throw refusal(403, "restricted", "This account is restricted.");
  requireNewPassword(password);
  const hash = await state.hashing.run(() => hashPassword(password, state.passwordCost));
  return transaction(() => {
    // If two requests arrive at once, the second finds the token already used.
    if (resets.getAccount(token) !== id) throw spent();
    resets.use(token, id);
    sessions.endAll(id);
    accounts.change(id, { password: hash });
    mailPasswordChange(state, id);
    return undefined;
  });
}

interface Change {
  readonly current: string;
  readonly password: string;
}

/**
 * Changes the current user's password. Other sessions end, and this one continues under a new token.
 * @throws Refusal 400 for the field `current` or `password`, 423 after too many wrong passwords
 */
export async function change(c: ApiContext, state: State, sent: Change): Promise<undefined> {
  const account = requireAccount(c, state);
  await requireCurrent(state, account, sent.current);
  requireNewPassword(sent.password);
  const hash = await state.hashing.run(() => hashPassword(sent.password, state.passwordCost), true);
  return state.transaction(() => {
    state.resets.spend(account.id);
    state.sessions.endAll(account.id);
    state.accounts.change(account.id, { password: hash });
    state.sessions.start(c, account.id);
    mailPasswordChange(state, account.id);
    return undefined;
  });
}

function mailPasswordChange(state: State, id: number): void {
  state.outbox.later(() => {
    const account = state.accounts.byId(id);
    return account && passwordChangedMail(account, state.site, state.passkeys.of(id).length);
  });
}

/**
 * Requires the current password, so that only the account's owner can make the change.
 * @throws Refusal 400 for that field, 423 after too many wrong passwords
 */
async function requireCurrent(
  { hashing, tries }: State,
  account: Account,
  current: string,
  field = "current",
): Promise<void> {
  const name = `change ${account.email}`;
  if ("lockedFor" in tries.take(name, CHANGES)) {
    throw refusal(423, "locked", "Too many wrong passwords. Try again later.", field);
  }
  if (!(await hashing.run(() => verifyPassword(current, account.password), true))) {
    throw refusal(400, "current", "Current Password is invalid", field);
  }
  tries.clear(name);
}

/**
 * Requires a recent sign-in or the current password. A stranger at an open session has neither.
 * @throws Refusal 400 for the field `currentPassword`, 423 after too many wrong passwords
 */
export async function requireFresh(
  c: ApiContext,
  state: State,
  account: Account,
  password?: string,
): Promise<void> {
  if (password !== undefined) return requireCurrent(state, account, password, "currentPassword");
  if (!state.sessions.isFresh(c)) throw passwordNeeded();
}

function passwordNeeded() {
  const message = "You signed in some time ago. Enter your password, or sign in again.";
  return refusal(400, "password", message, "currentPassword");
}
