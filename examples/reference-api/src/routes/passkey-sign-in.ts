import {
  authenticatePasskey,
  type PasskeyAssertion,
  passkeyRequest,
  relatedOrigins,
} from "@quire/services/contract";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { Account } from "../accounts.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import { CHALLENGE_MS } from "../passkey-challenges.js";
import { getRelatedOrigins, passkeyParty } from "../passkey-party.js";
import type { StoredPasskey } from "../passkeys.js";
import { Refusal, refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { getTries, lockedFor, welcome } from "./sign-in.js";

/** Registers sign-in with a passkey, which identifies the account (beyond-28, beyond-29). */
export function registerPasskeySignIn(app: ApiApp, state: State): void {
  route(app, relatedOrigins, () => {
    if (!state.rpId) throw refusal(404, "no-rp-id", "Each page’s passkeys are for its own host.");
    return { origins: getRelatedOrigins(state) };
  });
  route(app, passkeyRequest, async ({ c }) => {
    await state.limits.take(c, "passkeyRequest");
    return {
      challenge: state.passkeyChallenges.issue(),
      rpId: passkeyParty(c, state).rpId,
      timeout: CHALLENGE_MS,
      // The passkey replaces a password, so having the device is not enough.
      userVerification: "required" as const,
    };
  });
  route(app, authenticatePasskey, async ({ c, body }) => {
    await state.limits.take(c, "signIn");
    const account = await findSigner(c, state, body.credential);
    refuseLocked(c, state, account);
    if (account.restricted) throw new Refusal(403, { user_restricted: true });
    welcome(c, state, account.id);
    return { authenticated: true as const };
  });
}

/**
 * Returns the account whose passkey signed the challenge.
 * @throws Refusal 401 if there is no such passkey or the signature does not fit; 400 if the challenge has expired
 */
async function findSigner(c: ApiContext, state: State, sent: PasskeyAssertion): Promise<Account> {
  const passkey = state.passkeys.byCredential(sent.id);
  const account = passkey && state.accounts.byId(passkey.account_id);
  if (!passkey || !account || !isOwn(state, passkey, sent)) throw unknown();
  const { isCurrent, counter } = await verify(c, state, sent, passkey);
  if (!isCurrent) throw refusal(400, "expired", "This request has expired or was used before.", "credential");
  if (counter === undefined) throw unknown();
  state.passkeys.used(passkey.id, counter);
  return account;
}

/** Checks that the account named by the device owns the passkey. */
function isOwn({ passkeys }: State, { account_id }: StoredPasskey, { response }: PasskeyAssertion): boolean {
  return response.userHandle === passkeys.handleOf(account_id);
}

/**
 * Verifies a signed challenge.
 * @returns `isCurrent` if the challenge is this server's and still valid; the new counter if all else is valid
 */
async function verify(
  c: ApiContext,
  state: State,
  { id, rawId, type, response }: PasskeyAssertion,
  { credential_id, public_key, counter }: StoredPasskey,
): Promise<{ readonly isCurrent: boolean; readonly counter?: number }> {
  const { origins, rpId } = passkeyParty(c, state);
  const { userHandle, ...signed } = response;
  let isCurrent = true;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { ...signed, ...(userHandle !== null && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge(challenge) {
        isCurrent = state.passkeyChallenges.use(challenge);
        return isCurrent;
      },
      expectedOrigin: origins,
      expectedRPID: rpId,
      credential: { id: credential_id, publicKey: public_key, counter },
      requireUserVerification: true,
    });
    return { isCurrent, ...(verified && { counter: authenticationInfo.newCounter }) };
  } catch {
    return { isCurrent }; // The library throws for any fault. The answer does not reveal which one.
  }
}

/**
 * @throws Refusal 423 if a password would be refused too, because a passkey does not bypass a lock.
 * @throws Refusal 423 if a password would be refused too: a passkey does not bypass a lock.
 */
function refuseLocked(c: ApiContext, state: State, { email }: Account): void {
  const name = getTries(c, state, email, "passed");
  const lockout_duration = lockedFor(state, email, name);
  if (lockout_duration > 0) throw new Refusal(423, { lockout_duration });
  state.tries.clear(name);
}

function unknown() {
  return refusal(401, "unknown-passkey", "There is no such passkey.", "credential");
}
