import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { ApiContext } from "./api-env.js";
import type { ProxyTrust } from "./same-origin.js";
import { siteCookie } from "./site-cookie.js";
import { createToken, getHash } from "./token.js";

const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/** Milliseconds after sign-in during which the password is not requested again. */
const FRESH_MS = 10 * 60 * 1000;

const RowSchema = v.object({ token_hash: v.string(), account_id: v.number(), started: v.number() });

export interface Session {
  /** Hash of the session's token. Other tables refer to it. */
  readonly id: string;
  readonly accountId: number;
}

export interface Sessions {
  /** Returns the id of the signed-in account. */
  getAccount(c: ApiContext): number | undefined;
  /** Returns the session of a request. */
  current(c: ApiContext): Session | undefined;
  /** Returns true soon after the current user's sign-in. */
  isFresh(c: ApiContext): boolean;
  /** Starts a session under a new token. An earlier session of the browser becomes void. */
  start(c: ApiContext, accountId: number): void;
  end(c: ApiContext): void;
  /** Ends every session of the account, on all devices. */
  endAll(accountId: number): void;
}

/** Sessions. The database stores a hash of each token; the token is only in a cookie that no script can read. */
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
    remove.run(getHash(cookie.read(c) ?? ""), now());
  }

  function sessionOf(c: ApiContext) {
    const token = cookie.read(c);
    const row = token === undefined ? undefined : find.get(getHash(token), now());
    return row && v.parse(RowSchema, row);
  }

  return {
    getAccount: (c) => sessionOf(c)?.account_id,
    current(c) {
      const row = sessionOf(c);
      return row && { id: row.token_hash, accountId: row.account_id };
    },
    isFresh: (c) => (sessionOf(c)?.started ?? 0) > now() - FRESH_MS,
    start(c, accountId) {
      forget(c);
      const token = createToken();
      insert.run(getHash(token), accountId, now() + LIFETIME_SECONDS * 1000, now());
      cookie.write(c, token, LIFETIME_SECONDS);
    },
    end(c) {
      forget(c);
      cookie.remove(c);
    },
    endAll: (accountId) => void removeAll.run(accountId),
  };
}
