import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { createToken, hashOf } from "./token.js";

const LIFETIME_MS = 60 * 60 * 1000;

const RowSchema = v.object({ account_id: v.number() });

/** Tokens of links to a new password: they hold for an hour and once, and lie in the database as hashes. */
export interface Resets {
  /** A new token; earlier ones of the account hold on until they expire or one of them is used. */
  issue(accountId: number): string;
  /** The account that the token is for. */
  accountOf(token: string): number | undefined;
  /** Ends all tokens of the account. */
  spend(accountId: number): void;
}

export function createResets(database: DatabaseSync, now: () => number): Resets {
  const insert = database.prepare("INSERT INTO reset_tokens VALUES (?, ?, ?)");
  const find = database.prepare("SELECT account_id FROM reset_tokens WHERE token_hash = ? AND expires > ?");
  const spend = database.prepare("DELETE FROM reset_tokens WHERE account_id = ? OR expires <= ?");
  return {
    issue(accountId) {
      const token = createToken();
      insert.run(hashOf(token), accountId, now() + LIFETIME_MS);
      return token;
    },
    accountOf(token) {
      const row = find.get(hashOf(token), now());
      return row && v.parse(RowSchema, row).account_id;
    },
    spend: (accountId) => void spend.run(accountId, now()),
  };
}
