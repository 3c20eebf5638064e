import { type FollowType, follow, unfollow } from "@quire/services/contract";
import type { Account } from "../accounts.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import { normalizeEmail } from "../email-address.js";
import { refusal } from "../refusal.js";
import { route, toUnauthenticated } from "../route.js";
import type { State } from "../state.js";
import { getEmail } from "./sign-in.js";
import { requireAccount } from "./user.js";

interface Input {
  type: FollowType;
  name: string;
  email?: string | undefined;
}

/** Registers following (content-7.18). Topics and campaigns need an account, a newsletter only an e-mail address. */
export function registerFollowing(app: ApiApp, state: State): void {
  const { accounts, follows, once, sessions, transaction } = state;

  function guestEmail(c: ApiContext, { type, email }: Input): string | undefined {
    if (sessions.getAccount(c) !== undefined) return undefined;
    if (type !== "newsletter" || !email) throw toUnauthenticated();
    const address = normalizeEmail(email);
    if (!address) throw refusal(400, "email", "Please enter a valid email address.", "email");
    return address;
  }

  async function before({ c, body }: { c: ApiContext; body: Input }): Promise<void> {
    const email = guestEmail(c, body);
    if (email !== undefined) await admitSignUp(c, state, email);
  }

  route(
    app,
    follow,
    ({ c, body }) => {
      const email = guestEmail(c, body);
      if (email === undefined) return followAs(c, state, body);
      refuseAudience(state, body);
      follows.signUp(email, body.type, body.name);
      return undefined;
    },
    { once, before },
  );

  route(
    app,
    unfollow,
    ({ c, body }) => {
      const email = guestEmail(c, body);
      if (email !== undefined) {
        follows.signOff(email, body.type, body.name);
        return undefined;
      }
      const { id } = requireAccount(c, state);
      return transaction(() => {
        follows.remove(id, body.type, body.name);
        accounts.touch(id);
        return undefined;
      });
    },
    { once, before },
  );
}

/** Limits sign-ups for an e-mail address. @throws Refusal 429 */
export function admitSignUp(c: ApiContext, { limits }: State, email: string): Promise<void> {
  return limits.take(c, "signUp", { name: getEmail(email) });
}

/**
 * Follows a topic, campaign or newsletter for the current user.
 * @throws Refusal 401, 403 and 422
 */
export function followAs(
  c: ApiContext,
  state: State,
  { type, name }: Pick<Input, "type" | "name">,
): undefined {
  const account = requireAccount(c, state);
  refuseAudience(state, { type, name }, account);
  state.transaction(() => {
    if (!state.follows.add(account.id, type, name)) {
      throw refusal(422, "too-many", "This account has reached its limit of topics and newsletters.");
    }
    state.accounts.touch(account.id);
  });
}

/** @throws Refusal 403 if the topic or newsletter is for other readers (content-6.8). */
export function refuseAudience(
  { topics, newsletters }: State,
  { type, name }: Pick<Input, "type" | "name">,
  account?: Account,
): void {
  const among = type === "newsletter" ? newsletters : topics;
  const found = among.find((one) => one.name === name);
  const roles = account?.role_codes ?? [];
  if (found?.executiveOnly && !roles.includes("ROLE_HBRG_EXECUTIVE")) {
    throw refusal(403, "executive-only", "Only Executive subscribers can follow this.", "name");
  }
  if (found?.subscriberOnly && roles.length === 0) {
    throw refusal(403, "subscriber-only", "Only subscribers can follow this.", "name");
  }
}
