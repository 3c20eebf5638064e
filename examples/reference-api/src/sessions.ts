import type { DatabaseSync } from "node:sqlite";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import * as v from "valibot";
import type { ApiContext } from "./api-env.js";
import { isSecure, type ProxyTrust } from "./same-origin.js";
import { createToken, hashOf } from "./token.js";

const COOKIE = "quire_session";
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

const RowSchema = v.object({ account_id: v.number() });

export interface Sessions {
  /** The account that is signed in, by its id. */
  accountOf(c: ApiContext): number | undefined;
  /** Starts a session under a new token; what the browser held before is void. */
  start(c: ApiContext, accountId: number): void;
  end(c: ApiContext): void;
  /** Ends every session of the account, on all devices. */
  endAll(accountId: number): void;
}

/** Sessions lie in the database under a hash of their token; the token itself only in a cookie no script reads. */
export function createSessions(database: DatabaseSync, now: () => number, trust: ProxyTrust): Sessions {
  const find = database.prepare("SELECT account_id FROM sessions WHERE token_hash = ? AND expires > ?");
  const insert = database.prepare("INSERT INTO sessions (token_hash, account_id, expires) VALUES (?, ?, ?)");
  const remove = database.prepare("DELETE FROM sessions WHERE token_hash = ? OR expires <= ?");

  const removeAll = database.prepare("DELETE FROM sessions WHERE account_id = ?");

  function forget(c: ApiContext): void {
    remove.run(hashOf(getCookie(c, COOKIE) ?? ""), now());
  }

  return {
    accountOf(c) {
      const token = getCookie(c, COOKIE);
      const row = token === undefined ? undefined : find.get(hashOf(token), now());
      return row && v.parse(RowSchema, row).account_id;
    },
    start(c, accountId) {
      forget(c);
      const token = createToken();
      insert.run(hashOf(token), accountId, now() + LIFETIME_SECONDS * 1000);
      setCookie(c, COOKIE, token, { ...cookieOptions(c, trust), maxAge: LIFETIME_SECONDS });
    },
    end(c) {
      forget(c);
      if (getCookie(c, COOKIE) !== undefined) deleteCookie(c, COOKIE, cookieOptions(c, trust));
    },
    endAll: (accountId) => void removeAll.run(accountId),
  };
}

/** What every cookie of the site has in common. */
export function cookieOptions(c: ApiContext, trust: ProxyTrust) {
  return { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure(c, trust) } as const;
}
