import {
  addPasskey,
  type PasskeyAttestation,
  type PasskeyCreation,
  passkeyCreation,
  passkeys,
  removePasskey,
  removeResetPasskey,
  renamePasskey,
  resetPasskeys,
} from "@quire/services/contract";
import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import { passkeyAddedMail, passkeyRemovedMail } from "../account-mails.js";
import type { Account } from "../accounts.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import { oneLine } from "../one-line.js";
import { CHALLENGE_MS } from "../passkey-challenges.js";
import { passkeyParty } from "../passkey-party.js";
import type { StoredPasskey } from "../passkeys.js";
import { refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { getBytes } from "../token.js";
import { requireFresh } from "./passwords.js";
import { requireAccount } from "./user.js";

const SITE_NAME = "The Quire Review";
const MAX_COUNT = 20;

/** Algorithms of nearly all devices: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** Registers the calls for the current user's passkeys (beyond-30). */
export function registerPasskeys(app: ApiApp, state: State): void {
  route(app, passkeys, ({ c }) => {
    const { id } = requireAccount(c, state);
    return { passkeys: state.passkeys.of(id).map(shown) };
  });
  route(app, passkeyCreation, ({ c, body }) => creationFor(c, state, body.currentPassword));
  route(app, addPasskey, async ({ c, body }) => {
    const account = requireAccount(c, state);
    await state.limits.take(c, "passkeyChange", { name: account.email });
    return shown(await add(c, state, account, body));
  });
  route(app, renamePasskey, async ({ c, params, body }) => {
    const account = requireAccount(c, state);
    await state.limits.take(c, "passkeyChange", { name: account.email });
    if (!state.passkeys.rename(account.id, params.id, getName(body.name))) throw createNotFound();
    return undefined;
  });
  route(app, removePasskey, async ({ c, params, body }) => {
    const account = requireAccount(c, state);
    await requireFresh(c, state, account, body.currentPassword);
    return remove(state, account, params.id);
  });
  route(app, resetPasskeys, ({ body }) => {
    const { id } = getReviewer(state, body.token);
    return { passkeys: state.passkeys.of(id).map(shown) };
  });
  route(app, removeResetPasskey, ({ body }) => removeAtReset(state, body));
}

interface RemovedAtReset {
  /** Token of the reset link. */
  readonly token: string;
  readonly id: string;
}

/**
 * Removes a passkey of the reset link's account, and ends its sessions (beyond-166).
 * @throws Refusal 400 for the field `token`
 */
export function removeAtReset(state: State, { token, id }: RemovedAtReset): undefined {
  const account = getReviewer(state, token);
  remove(state, account, id);
  // A session that was started with the removed passkey ends too.
  state.sessions.endAll(account.id);
}

function remove(state: State, account: Account, id: string): undefined {
  const removed = state.passkeys.remove(account.id, id);
  if (removed) state.outbox.later(() => passkeyRemovedMail(account, state.site, removed.name));
}

/**
 * Returns the account of a reset link. Its owner can read the account's mail, which is sufficient proof.
 * @throws Refusal 400 for the field `token`
 */
function getReviewer({ accounts, resets }: State, token: string): Account {
  const id = resets.getReviewer(token);
  const account = id === undefined ? undefined : accounts.byId(id);
  if (!account) throw refusal(400, "token", "This link has expired. Ask for a new one.", "token");
  return account;
}

/**
 * Builds the options for a new passkey.
 * @throws Refusal 400 for the field `currentPassword`, 409 if the account has enough passkeys, 423 after too many wrong
 * passwords
 */
async function creationFor(c: ApiContext, state: State, password?: string): Promise<PasskeyCreation> {
  const account = requireAccount(c, state);
  await state.limits.take(c, "passkeyChange", { name: account.email });
  await requireFresh(c, state, account, password);
  const present = state.passkeys.of(account.id);
  if (present.length >= MAX_COUNT)
    throw refusal(409, "enough", `An account has at most ${MAX_COUNT} passkeys.`);
  const { rp, user, challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: passkeyParty(c, state).rpId,
    userID: getBytes(state.passkeys.handleOf(account.id)),
    userName: account.email,
    userDisplayName: account.display_name,
    supportedAlgorithmIDs: ALGORITHMS,
    challenge: getBytes(state.passkeyChallenges.issue(account.id)),
  });
  return {
    rp: { name: rp.name, ...(rp.id !== undefined && { id: rp.id }) },
    user,
    challenge,
    pubKeyCredParams,
    timeout: CHALLENGE_MS,
    attestation: "none",
    // This list keeps a device from adding a second passkey.
    excludeCredentials: present.map(({ credential_id: id, transports }) => ({
      type: "public-key" as const,
      id,
      transports,
    })),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  };
}

interface Made {
  readonly credential: PasskeyAttestation;
  readonly name: string;
}

/** @throws Refusal 400 if the credential does not fit the challenge, 409 if it is already known */
async function add(
  c: ApiContext,
  state: State,
  account: Account,
  { credential, name: called }: Made,
): Promise<StoredPasskey> {
  const made = await verify(c, state, account, credential);
  if (!made) throw refusal(400, "passkey", "This passkey doesn’t match the request.", "credential");
  const { id, publicKey, counter } = made;
  const name = getName(called);
  const { transports } = credential.response;
  const newPasskey = { accountId: account.id, credentialId: id, publicKey, counter, transports, name };
  const passkey = state.passkeys.add(newPasskey);
  if (!passkey) throw refusal(409, "known", "This passkey is already registered.", "credential");
  state.outbox.later(() => passkeyAddedMail(account, state.site, name));
  return passkey;
}

/** Returns the new credential if it was made for this site, this account and this challenge. */
async function verify(
  c: ApiContext,
  state: State,
  account: Account,
  { id, rawId, type, response: { clientDataJSON, attestationObject } }: PasskeyAttestation,
) {
  const { origins, rpId } = passkeyParty(c, state);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => state.passkeyChallenges.use(challenge, account.id),
      expectedOrigin: origins,
      expectedRPID: rpId,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined; // The library throws for any fault. The answer does not reveal which one.
  }
}

const getName = (typedName: string) => oneLine(typedName) || "Passkey";

function shown({ id, name, created, last_used }: StoredPasskey) {
  return {
    id,
    name,
    created: new Date(created).toISOString(),
    lastUsed: last_used === null ? "" : new Date(last_used).toISOString(),
  };
}

function createNotFound() {
  return refusal(404, "gone", "There is no such passkey.");
}
