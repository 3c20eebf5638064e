import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { createToken, getHash } from "./token.js";

/** Milliseconds for which a challenge is valid. */
export const CHALLENGE_MS = 5 * 60 * 1000;

const RowSchema = v.object({ account_id: v.nullable(v.number()), expires: v.number() });

/** Challenges for passkeys. Each is valid once and for a short time. The database stores only hashes. */
export interface PasskeyChallenges {
  /** Issues a challenge for a sign-in, or for an account that adds a passkey. */
  issue(accountId?: number): string;
  /** Redeems a challenge: accepts a valid one of the same purpose, and invalidates it in any case. */
  use(challenge: string, accountId?: number): boolean;
}

export function createPasskeyChallenges(database: DatabaseSync, now: () => number): PasskeyChallenges {
  const forget = database.prepare("DELETE FROM passkey_challenges WHERE expires <= ?");
  const insert = database.prepare("INSERT INTO passkey_challenges VALUES (?, ?, ?)");
  // One statement does both: of two concurrent requests with the same challenge, only one succeeds.
  const take = database.prepare("DELETE FROM passkey_challenges WHERE challenge_hash = ? RETURNING *");
  return {
    issue(accountId) {
      forget.run(now());
      const challenge = createToken();
      insert.run(getHash(challenge), accountId ?? null, now() + CHALLENGE_MS);
      return challenge;
    },
    use(challenge, accountId) {
      const row = take.get(getHash(challenge));
      if (!row) return false;
      const { account_id, expires } = v.parse(RowSchema, row);
      return account_id === (accountId ?? null) && expires > now();
    },
  };
}
