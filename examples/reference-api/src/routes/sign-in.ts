import { authenticate } from "@quire/contract-service";
import type { Account } from "../accounts.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import type { Verdict } from "../captcha-check.js";
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

/** `POST /authenticate` (accounts §7): as JSON for scripts, as a redirect for plain forms. */
export function registerSignIn(app: ApiApp, state: State): void {
  app.use("/authenticate", formAnswers("/sign-in"));
  route(app, authenticate, async ({ c, body }) => {
    const verdict = await captchaVerdict(state, body.reCaptchaToken, "sign_in");
    const account = await identify(state, body.username, body.password, triesFor(state, verdict));
    if (account.restricted) throw new Refusal(403, { user_restricted: true });
    welcome(c, state, account.id);
    return { authenticated: true as const };
  });
}

/** Starts the session, and what was in the guest's cart comes along. */
export function welcome(c: ApiContext, state: State, accountId: number): void {
  state.transaction(() => {
    state.sessions.start(c, accountId);
    state.accounts.visit(accountId);
    adoptCart(c, state, accountId);
  });
}

function triesFor({ captcha }: State, verdict: Verdict): number {
  return captcha.enabled && verdict !== "passed" ? TRIES_WITHOUT_CAPTCHA : TRIES;
}

/**
 * The account, where name and password fit.
 * @throws Refusal with `tries_left` (401) or `lockout_duration` (423), alike for known and unknown names.
 */
export async function identify(
  state: State,
  username: string,
  password: string,
  limit = TRIES,
): Promise<Account> {
  const email = normalizeEmail(username) ?? username.trim().toLowerCase();
  const attempt = state.tries.take(email, limit);
  if ("lockedFor" in attempt) throw new Refusal(423, { lockout_duration: attempt.lockedFor });
  const account = state.accounts.byEmail(email);
  const fits = await verifyPassword(password, account?.password ?? state.decoy);
  if (account && fits) {
    state.tries.clear(email);
    return account;
  }
  if (attempt.left > 0) throw new Refusal(401, { tries_left: attempt.left });
  throw new Refusal(423, { lockout_duration: state.tries.lock(email) });
}
