import type { DatabaseSync } from "node:sqlite";
import { ACCESS_HEADER, EXPIRES_HEADER, REFRESH_HEADER, SESSION_HEADER } from "@quire/services/contract";
import * as v from "valibot";
import type { ApiContext } from "./api-env.js";
import type { ProxyTrust } from "./same-origin.js";
import { siteCookie } from "./site-cookie.js";
import { createToken, getHash } from "./token.js";

const ACCESS_SECONDS = 5 * 60;

/** A refresh token that scripts can read lasts half a day. One in a cookie lasts as long as the session. */
const PAGE_SECONDS = 12 * 60 * 60;

/** Milliseconds in which a used refresh token still works: its answer was lost, or two tabs used it at once. */
const GRACE_MS = 30_000;

/** Marks the token of a guest, which has the guest's cart and no session. */
const GUEST = "guest.";

type Kind = "access" | "cookie" | "page";

const RowSchema = v.object({
  token_hash: v.string(),
  session: v.string(),
  kind: v.picklist(["access", "cookie", "page"]),
  used: v.nullable(v.number()),
});
type Row = v.InferOutput<typeof RowSchema>;

export interface SessionTokens {
  /** Returns the session of the request's access token. */
  getSession(c: ApiContext): string | undefined;
  /** Returns the session of the request's refresh token. */
  getRefreshed(c: ApiContext): string | undefined;
  /** Adds new tokens of a session to the answer. */
  issue(c: ApiContext, session: string, seconds: number): void;
  /**
   * Replaces the request's refresh token.
   * @returns false if there is none. A token that was used before ends its session, because somebody else may have it
   */
  renew(c: ApiContext, seconds: number): boolean;
  /** Removes the refresh cookie. */
  forget(c: ApiContext): void;
}

/** Recognizes a page that uses tokens. Its session cookie, if any, is ignored. */
export function usesTokens(c: ApiContext): boolean {
  return c.req.header(SESSION_HEADER.toLowerCase()) === "token" || getBearer(c) !== undefined;
}

/** Returns the access token of a request. */
function getBearer(c: ApiContext): string | undefined {
  return /^Bearer (\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
}

/** Recognizes a request with an access token of a session, not of a guest. */
export function hasSessionToken(c: ApiContext): boolean {
  return getBearer(c)?.startsWith(GUEST) === false;
}

/** Returns the secret of a guest's token. */
export function getGuestSecret(c: ApiContext): string | undefined {
  const bearer = getBearer(c);
  return bearer?.startsWith(GUEST) ? bearer.slice(GUEST.length) : undefined;
}

/** Gives a guest a token, because a browser may not keep the cookie with the same secret. */
export function giveGuestToken(c: ApiContext, secret: string): void {
  if (usesTokens(c)) c.header(ACCESS_HEADER, GUEST + secret);
}

/** Access and refresh tokens of sessions. The database stores their hashes only. */
export function createSessionTokens(
  database: DatabaseSync,
  now: () => number,
  trust: ProxyTrust,
): SessionTokens {
  const cookie = siteCookie("quire_refresh", trust);
  const find = database.prepare(
    "SELECT token_hash, session, kind, used FROM session_tokens WHERE token_hash = ? AND expires > ?",
  );
  const insert = database.prepare(
    "INSERT INTO session_tokens (token_hash, session, kind, expires) VALUES (?, ?, ?, ?)",
  );
  const use = database.prepare("UPDATE session_tokens SET used = ? WHERE token_hash = ?");
  const clean = database.prepare("DELETE FROM session_tokens WHERE expires <= ?");
  const dropPage = database.prepare("DELETE FROM session_tokens WHERE session = ? AND kind = 'page'");
  const endSession = database.prepare("DELETE FROM sessions WHERE token_hash = ?");

  function lookUp(token: string | undefined, ...kinds: Kind[]): Row | undefined {
    const row = token === undefined ? undefined : find.get(getHash(token), now());
    const parsed = row && v.parse(RowSchema, row);
    return parsed && kinds.includes(parsed.kind) ? parsed : undefined;
  }

  function create(session: string, kind: Kind, seconds: number): string {
    const token = createToken();
    insert.run(getHash(token), session, kind, now() + seconds * 1000);
    return token;
  }

  const findRefresh = (c: ApiContext) =>
    lookUp(cookie.read(c), "cookie") ?? lookUp(c.req.header(REFRESH_HEADER.toLowerCase()), "page");

  function giveAccess(c: ApiContext, session: string): void {
    clean.run(now());
    c.header(ACCESS_HEADER, create(session, "access", ACCESS_SECONDS));
    c.header(EXPIRES_HEADER, String(ACCESS_SECONDS));
  }

  const giveCookie = (c: ApiContext, session: string, seconds: number) =>
    cookie.write(c, create(session, "cookie", seconds), seconds);

  function givePage(c: ApiContext, session: string, seconds: number): void {
    c.header(REFRESH_HEADER, create(session, "page", Math.min(PAGE_SECONDS, seconds)));
  }

  return {
    getSession: (c) => lookUp(getBearer(c), "access")?.session,
    getRefreshed: (c) => findRefresh(c)?.session,
    issue(c, session, seconds) {
      giveAccess(c, session);
      giveCookie(c, session, seconds);
      givePage(c, session, seconds);
    },
    renew(c, seconds) {
      const row = findRefresh(c);
      if (!row) return false;
      if (row.used !== null && row.used < now() - GRACE_MS) {
        endSession.run(row.session);
        return false;
      }
      if (row.used === null) use.run(now(), row.token_hash);
      giveAccess(c, row.session);
      if (row.kind === "page") {
        givePage(c, row.session, seconds);
        return true;
      }
      // The browser keeps cookies, so scripts need no refresh token.
      dropPage.run(row.session);
      giveCookie(c, row.session, seconds);
      return true;
    },
    forget: (c) => cookie.remove(c),
  };
}
