import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { ApiContext } from "./api-env.js";
import type { ProxyTrust } from "./same-origin.js";
import { siteCookie } from "./site-cookie.js";
import { createToken, hashOf } from "./token.js";

const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/** Time after sign-in without another password prompt. */
const FRESH_MS = 10 * 60 * 1000;

const RowSchema = v.object({ token_hash: v.string(), account_id: v.number(), started: v.number() });

export interface Session {
  /** The hash of its token, by which other tables name it. */
  readonly id: string;
  readonly accountId: number;
}

export interface Sessions {
  /** The account that is signed in, by its id. */
  accountOf(c: ApiContext): number | undefined;
  /** The session that a request is part of. */
  current(c: ApiContext): Session | undefined;
  /** Recognizes a recent sign-in of the current user. */
  isFresh(c: ApiContext): boolean;
  /** Starts a session under a new token; what the browser held before is void. */
  start(c: ApiContext, accountId: number): void;
  end(c: ApiContext): void;
  /** Ends every session of the account, on all devices. */
  endAll(accountId: number): void;
}

/** Sessions lie in the database under a hash of their token; the token itself only in a cookie no script reads. */
export function createSessions(database: DatabaseSync, now: () => number, trust: ProxyTrust): Sessions {
  const cookie = siteCookie("quire_session", trust);
  const find = database.prepare(
    "SELECT token_hash, account_id, started FROM sessions WHERE token_hash = ? AND expires > ?",
  );
  const insert = database.prepare(
    "INSERT INTO sessions (token_hash, account_id, expires, started) VALUES (?, ?, ?, ?)",
  );
  const remove = database.prepare("DELETE FROM sessions WHERE token_hash = ? OR expires <= ?");

  const removeAll = database.prepare("DELETE FROM sessions WHERE account_id = ?");

  function forget(c: ApiContext): void {
    remove.run(hashOf(cookie.read(c) ?? ""), now());
  }

  function sessionOf(c: ApiContext) {
    const token = cookie.read(c);
    const row = token === undefined ? undefined : find.get(hashOf(token), now());
    return row && v.parse(RowSchema, row);
  }

  return {
    accountOf: (c) => sessionOf(c)?.account_id,
    current(c) {
      const row = sessionOf(c);
      return row && { id: row.token_hash, accountId: row.account_id };
    },
    isFresh: (c) => (sessionOf(c)?.started ?? 0) > now() - FRESH_MS,
    start(c, accountId) {
      forget(c);
      const token = createToken();
      insert.run(hashOf(token), accountId, now() + LIFETIME_SECONDS * 1000, now());
      cookie.write(c, token, LIFETIME_SECONDS);
    },
    end(c) {
      forget(c);
      cookie.remove(c);
    },
    endAll: (accountId) => void removeAll.run(accountId),
  };
}
