import type { DatabaseSync } from "node:sqlite";
import type { ApiContext } from "./api-env.js";
import type { ProxyTrust } from "./same-origin.js";
import { siteCookie } from "./site-cookie.js";
import { createToken, getHash } from "./token.js";

const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

export interface Devices {
  /** Returns the stored id of a browser in which the account has signed in before. */
  of(c: ApiContext, accountId: number): string | undefined;
  remember(c: ApiContext, accountId: number): void;
}

/**
 * Browsers in which accounts have signed in. Their sign-in attempts have a separate counter, so strangers
 * cannot lock the owner out. Being known does not sign a browser in.
 */
export function createDevices(database: DatabaseSync, trust: ProxyTrust): Devices {
  const cookie = siteCookie("quire_device", trust);
  const find = database.prepare("SELECT 1 FROM devices WHERE token_hash = ? AND account_id = ?");
  const insert = database.prepare("INSERT INTO devices VALUES (?, ?) ON CONFLICT DO NOTHING");
  return {
    of(c, accountId) {
      const name = getHash(cookie.read(c) ?? "");
      return find.get(name, accountId) && name;
    },
    remember(c, accountId) {
      const token = cookie.read(c) ?? createToken();
      insert.run(getHash(token), accountId);
      cookie.write(c, token, LIFETIME_SECONDS);
    },
  };
}
