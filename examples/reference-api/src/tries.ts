import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const LOCKOUT_SECONDS = 900;
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000;

const RowSchema = v.object({ count: v.number(), locked_until: v.number(), last: v.number() });

export interface Tries {
  /**
   * Takes one of `limit` attempts before the password is compared, so that concurrent guesses do not share
   * one. Returns the number of remaining attempts, or the seconds for which the name is locked.
   */
  take(username: string, limit: number): { left: number } | { lockedFor: number };
  /** Returns the seconds for which the name is locked, or 0 if it is not locked. */
  lockedFor(username: string): number;
  /** Locks the name for a number of seconds. */
  lock(username: string, seconds?: number): number;
  clear(username: string): void;
}

/** Counts failed sign-ins by the typed name, so that known and unknown names look the same. */
export function createTries(database: DatabaseSync, now: () => number): Tries {
  const find = database.prepare("SELECT count, locked_until, last FROM tries WHERE username = ?");
  const put = database.prepare(
    `INSERT INTO tries (username, count, locked_until, last) VALUES (?, ?, ?, ?)
     ON CONFLICT (username) DO UPDATE
     SET count = excluded.count, locked_until = excluded.locked_until, last = excluded.last`,
  );
  const remove = database.prepare("DELETE FROM tries WHERE username = ?");
  const prune = database.prepare("DELETE FROM tries WHERE last < ? AND locked_until < ?");

  function lock(username: string, seconds = LOCKOUT_SECONDS): number {
    put.run(username, 0, now() + seconds * 1000, now());
    return seconds;
  }

  function read(username: string) {
    const row = find.get(username);
    return row ? v.parse(RowSchema, row) : { count: 0, locked_until: 0 };
  }

  return {
    lockedFor: (username) => Math.max(0, Math.ceil((read(username).locked_until - now()) / 1000)),
    take(username, limit) {
      prune.run(now() - FORGOTTEN_AFTER_MS, now());
      const { count, locked_until } = read(username);
      if (locked_until > now()) return { lockedFor: Math.ceil((locked_until - now()) / 1000) };
      if (count >= limit) return { lockedFor: lock(username) };
      put.run(username, count + 1, 0, now());
      return { left: limit - count - 1 };
    },
    lock,
    clear: (username) => void remove.run(username),
  };
}
