import type { DatabaseSync } from "node:sqlite";
import type { FollowType } from "@quire/services/contract";
import * as v from "valibot";

const LIMIT = 2000;

const RowsSchema = v.array(v.object({ name: v.string() }));
const CountSchema = v.object({ count: v.number() });

export interface Follows {
  /** Lists the followed names alphabetically. */
  list(accountId: number, type: FollowType): string[];
  /**
   * @returns false for a new name if the account has reached its limit
   * @returns false for a new name when the account has reached its limit
   */
  add(accountId: number, type: FollowType, name: string): boolean;
  remove(accountId: number, type: FollowType, name: string): void;
  /** Removes all follows, or all of one type. */
  removeAll(accountId: number, type?: FollowType): void;
  /** Subscribes a guest's e-mail address to a newsletter. */
  signUp(email: string, type: FollowType, name: string): void;
  signOff(email: string, type: FollowType, name: string): void;
  /** Ends all sign-ups of an address. */
  signOffAll(email: string): void;
}

/** Follows of each account. Every name is valid, because editors create new topics. */
export function createFollows(database: DatabaseSync): Follows {
  const list = database.prepare("SELECT name FROM follows WHERE account_id = ? AND type = ? ORDER BY name");
  const count = database.prepare("SELECT count(*) AS count FROM follows WHERE account_id = ?");
  const has = database.prepare("SELECT 1 FROM follows WHERE account_id = ? AND type = ? AND name = ?");
  const add = database.prepare("INSERT OR IGNORE INTO follows (account_id, type, name) VALUES (?, ?, ?)");
  const remove = database.prepare("DELETE FROM follows WHERE account_id = ? AND type = ? AND name = ?");
  const removeAll = database.prepare("DELETE FROM follows WHERE account_id = ?1 AND (type = ?2 OR ?2 = '')");
  const signUp = database.prepare(
    "INSERT OR IGNORE INTO email_sign_ups (email, type, name) VALUES (?, ?, ?)",
  );
  const signOff = database.prepare("DELETE FROM email_sign_ups WHERE email = ? AND type = ? AND name = ?");
  const signOffAll = database.prepare("DELETE FROM email_sign_ups WHERE email = ?");
  return {
    list: (accountId, type) => v.parse(RowsSchema, list.all(accountId, type)).map(({ name }) => name),
    add(accountId, type, name) {
      const isNew = has.get(accountId, type, name) === undefined;
      if (isNew && v.parse(CountSchema, count.get(accountId)).count >= LIMIT) return false;
      add.run(accountId, type, name);
      return true;
    },
    remove: (accountId, type, name) => void remove.run(accountId, type, name),
    removeAll: (accountId, type) => void removeAll.run(accountId, type ?? ""),
    signUp: (email, type, name) => void signUp.run(email, type, name),
    signOff: (email, type, name) => void signOff.run(email, type, name),
    signOffAll: (email) => void signOffAll.run(email),
  };
}
