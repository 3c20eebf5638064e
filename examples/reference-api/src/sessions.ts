import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { ApiContext } from "./api-env.js";
import type { ProxyTrust } from "./same-origin.js";
import { createSessionTokens, hasSessionToken, usesTokens } from "./session-tokens.js";
import { siteCookie } from "./site-cookie.js";
import { createToken, getHash } from "./token.js";

const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/** Milliseconds after sign-in during which the password is not requested again. */
const FRESH_MS = 10 * 60 * 1000;

const RowSchema = v.object({
  token_hash: v.string(),
  account_id: v.number(),
  started: v.number(),
  expires: v.number(),
});

export interface Session {
  /** Hash of the session's secret. Other tables refer to it. */
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
  /** Returns true for an access token whose session or time has ended. A guest's request has none. */
  isStale(c: ApiContext): boolean;
  /** Starts a session: with a new cookie, or with tokens (beyond-422). An earlier session of the browser becomes void. */
  start(c: ApiContext, accountId: number): void;
  /** Renews the tokens of a page that uses tokens. @returns false if its sign-in has ended */
  renew(c: ApiContext): boolean;
  end(c: ApiContext): void;
  /** Ends every session of the account, on all devices. */
  endAll(accountId: number): void;
}

/**
 * Sessions. The database stores hashes only. The secret is in a cookie that no script can read. A page that uses tokens has
 * tokens instead, and its session's own secret is given to nobody.
 */
export function createSessions(database: DatabaseSync, now: () => number, trust: ProxyTrust): Sessions {
  const cookie = siteCookie("quire_session", trust);
  const tokens = createSessionTokens(database, now, trust);
  const find = database.prepare(
    "SELECT token_hash, account_id, started, expires FROM sessions WHERE token_hash = ? AND expires > ?",
  );
  const insert = database.prepare(
    "INSERT INTO sessions (token_hash, account_id, expires, started) VALUES (?, ?, ?, ?)",
  );
  const remove = database.prepare("DELETE FROM sessions WHERE token_hash = ? OR expires <= ?");

  const removeAll = database.prepare("DELETE FROM sessions WHERE account_id = ?");

  function getId(c: ApiContext): string | undefined {
    if (usesTokens(c)) return tokens.getSession(c);
    const secret = cookie.read(c);
    return secret === undefined ? undefined : getHash(secret);
  }

  function forget(c: ApiContext): void {
    const ids = usesTokens(c) ? [tokens.getSession(c), tokens.getRefreshed(c)] : [getId(c)];
    for (const id of ids) remove.run(id ?? "", now());
  }

  function sessionOf(c: ApiContext) {
    const id = getId(c);
    const row = id === undefined ? undefined : find.get(id, now());
    return row && v.parse(RowSchema, row);
  }

  return {
    getAccount: (c) => sessionOf(c)?.account_id,
    current(c) {
      const row = sessionOf(c);
      return row && { id: row.token_hash, accountId: row.account_id };
    },
    isFresh: (c) => (sessionOf(c)?.started ?? 0) > now() - FRESH_MS,
    isStale: (c) => hasSessionToken(c) && sessionOf(c) === undefined,
    start(c, accountId) {
      forget(c);
      const secret = createToken();
      const id = getHash(secret);
      insert.run(id, accountId, now() + LIFETIME_SECONDS * 1000, now());
      if (usesTokens(c)) tokens.issue(c, id, LIFETIME_SECONDS);
      else cookie.write(c, secret, LIFETIME_SECONDS);
    },
    renew(c) {
      const row = find.get(tokens.getRefreshed(c) ?? "", now());
      return (
        row !== undefined && tokens.renew(c, Math.ceil((v.parse(RowSchema, row).expires - now()) / 1000))
      );
    },
    end(c) {
      forget(c);
      cookie.remove(c);
      tokens.forget(c);
    },
    endAll: (accountId) => void removeAll.run(accountId),
  };
}
