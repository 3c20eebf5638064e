import type { Answers, ReaderAnswers } from "../backend/call.js";
import { Refusal, refusal } from "../backend/refusal.js";
import type { State } from "../scenario/state.js";
import { requireFresh, welcome } from "./session.js";

const ES256 = -7;

/** Nothing is signed here: the challenge only has the right shape. */
const challenge = (state: State) => `challenge-${state.nextId()}`;

export const passkeyAnswers = {
  relatedOrigins: () => ({ origins: [] }),
  passkeyRequest: ({ state }) => ({ challenge: challenge(state) }),
  authenticatePasskey({ body, state, visitor }) {
    const uses = ({ id }: { readonly id: string }) => id === body.credential.id;
    const account = state.accounts.find(({ passkeys }) => passkeys.some(uses));
    if (!account) throw refusal(401, "unknown-passkey", "There is no such passkey.", "credential");
    if (account.restricted) throw new Refusal(403, { user_restricted: true });
    const lastUsed = new Date(state.advanceClock()).toISOString();
    account.passkeys = account.passkeys.map((one) => (uses(one) ? { ...one, lastUsed } : one));
    welcome({ state, visitor }, account);
    return { authenticated: true };
  },
} satisfies Answers;

export const ownPasskeyAnswers = {
  passkeys: ({ account }) => ({ passkeys: account.passkeys }),
  passkeyCreation({ account, body, state }) {
    requireFresh(account, body.currentPassword);
    return {
      rp: { name: "Fake backend" },
      user: { id: `user-${account.id}`, name: account.emailAddress, displayName: account.displayName },
      challenge: challenge(state),
      pubKeyCredParams: [{ type: "public-key", alg: ES256 }],
      excludeCredentials: account.passkeys.map(({ id }) => ({ type: "public-key", id })),
    };
  },
  addPasskey({ account, body, state }) {
    const { id } = body.credential;
    if (account.passkeys.some((one) => one.id === id))
      throw refusal(409, "known", "This passkey is already registered.", "credential");
    const passkey = {
      id,
      name: body.name,
      created: new Date(state.advanceClock()).toISOString(),
      lastUsed: "",
    };
    account.passkeys.unshift(passkey);
    return passkey;
  },
  renamePasskey({ account, params, body }) {
    if (!account.passkeys.some(({ id }) => id === params.id))
      throw refusal(404, "gone", "There is no such passkey.");
    account.passkeys = account.passkeys.map((one) => (one.id === params.id ? { ...one, ...body } : one));
  },
  removePasskey({ account, params, body }) {
    requireFresh(account, body.currentPassword);
    account.passkeys = account.passkeys.filter(({ id }) => id !== params.id);
  },
} satisfies ReaderAnswers;
