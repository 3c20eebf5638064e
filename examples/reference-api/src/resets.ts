import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { createToken, getHash } from "./token.js";

const LIFETIME_MS = 60 * 60 * 1000;

const RowSchema = v.object({ account_id: v.number(), used: v.number() });

/** Tokens of reset links. Each is valid once, for an hour. The database stores only hashes. */
export interface Resets {
  /** Issues a new token. Earlier tokens stay valid until they expire or one of them is used. */
  issue(accountId: number): string;
  /** Returns the account whose password the token can set. */
  getAccount(token: string): number | undefined;
  /**
   * Returns the account whose passkeys the token can list and remove. This works until the token expires,
   * even after its use.
   */
  getReviewer(token: string): number | undefined;
  /** Marks the token as used and ends the account's other tokens. */
  use(token: string, accountId: number): void;
  /** Ends all tokens of the account. */
  spend(accountId: number): void;
}

export function createResets(database: DatabaseSync, now: () => number): Resets {
  const insert = database.prepare(
    "INSERT INTO reset_tokens (token_hash, account_id, expires) VALUES (?, ?, ?)",
  );
  const find = database.prepare(
    "SELECT account_id, used FROM reset_tokens WHERE token_hash = ? AND expires > ?",
  );
  const mark = database.prepare("UPDATE reset_tokens SET used = 1 WHERE token_hash = ?");
  const endOthers = database.prepare("DELETE FROM reset_tokens WHERE account_id = ? AND token_hash <> ?");
  const spend = database.prepare("DELETE FROM reset_tokens WHERE account_id = ? OR expires <= ?");

  function getRow(token: string) {
    const row = find.get(getHash(token), now());
    return row && v.parse(RowSchema, row);
  }
  return {
    issue(accountId) {
      const token = createToken();
      insert.run(getHash(token), accountId, now() + LIFETIME_MS);
      return token;
    },
    getAccount(token) {
      const row = getRow(token);
      return row?.used === 0 ? row.account_id : undefined;
    },
    getReviewer: (token) => getRow(token)?.account_id,
    use(token, accountId) {
      mark.run(getHash(token));
      endOthers.run(accountId, getHash(token));
    },
    spend: (accountId) => void spend.run(accountId, now()),
  };
}
