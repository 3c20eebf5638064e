import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { createToken, getHash } from "./token.js";

const LIFETIME_MS = 60 * 60 * 1000;

const RowSchema = v.object({ account_id: v.number(), email: v.string() });

interface EmailChange {
  readonly accountId: number;
  /** Normalized new address. */
  readonly email: string;
}

/** Pending changes of e-mail addresses. A change takes effect when the user follows the mailed link. */
export interface EmailChanges {
  /** Returns a new token. An earlier token of the account becomes void. */
  issue(change: EmailChange): string;
  /** Returns the change that the token confirms. */
  of(token: string): EmailChange | undefined;
  /** Returns the new address that waits for its confirmation. */
  pending(accountId: number): string | undefined;
  /** Ends the account's pending change. */
  end(accountId: number): void;
}

export function createEmailChanges(database: DatabaseSync, now: () => number): EmailChanges {
  const insert = database.prepare("INSERT INTO email_changes VALUES (?, ?, ?, ?)");
  const find = database.prepare(
    "SELECT account_id, email FROM email_changes WHERE token_hash = ? AND expires > ?",
  );
  const wait = database.prepare(
    "SELECT account_id, email FROM email_changes WHERE account_id = ? AND expires > ?",
  );
  const remove = database.prepare("DELETE FROM email_changes WHERE account_id = ? OR expires <= ?");
  const end = (accountId: number) => void remove.run(accountId, now());
  return {
    issue({ accountId, email }) {
      end(accountId);
      const token = createToken();
      insert.run(getHash(token), accountId, email, now() + LIFETIME_MS);
      return token;
    },
    of(token) {
      const row = find.get(getHash(token), now());
      if (!row) return undefined;
      const { account_id: accountId, email } = v.parse(RowSchema, row);
      return { accountId, email };
    },
    pending(accountId) {
      const row = wait.get(accountId, now());
      return row && v.parse(RowSchema, row).email;
    },
    end,
  };
}
