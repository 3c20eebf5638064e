import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

/** SQLite stores flags as 0 and 1. */
const FlagColumn = v.pipe(
  v.number(),
  v.transform((flag: number) => flag !== 0),
);

const AttributesSchema = v.array(v.object({ name: v.string(), value: v.string() }));
type CustomAttributes = v.InferOutput<typeof AttributesSchema>;

const AccountSchema = v.object({
  id: v.number(),
  guid: v.string(),
  email: v.string(),
  password: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  display_name: v.string(),
  role_codes: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  restricted: FlagColumn,
  hmm_eligible: FlagColumn,
  industry: v.string(),
  job_title: v.string(),
  company_size: v.string(),
  articles_read: v.number(),
  reports_read: v.number(),
  custom_attributes: v.pipe(v.string(), v.parseJson(), AttributesSchema),
  /** Focus skills of the leader profile; an empty array if there are none. */
  focus_skills: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  created: v.number(),
  last_visit: v.number(),
  /** Unix time in whole seconds, as in Last-Modified. */
  modified: v.number(),
});
export type Account = v.InferOutput<typeof AccountSchema>;

interface NewAccount {
  /** Normalized e-mail address. */
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  roleCodes?: readonly string[];
  restricted?: boolean;
  optIn?: boolean;
  hmmEligible?: boolean;
  articlesRead?: number;
  reportsRead?: number;
  customAttributes?: CustomAttributes;
  focusSkills?: readonly string[];
}

/** Columns that may change later. `password` is a hash and `role_codes` is JSON. */
export interface AccountChange {
  email?: string;
  password?: string;
  first_name?: string;
  last_name?: string;
  role_codes?: string;
  opt_in?: number;
  display_name?: string;
  industry?: string;
  job_title?: string;
  company_size?: string;
}

export interface Accounts {
  byId(id: number): Account | undefined;
  byEmail(email: string): Account | undefined;
  /** Returns the new account's id, or undefined if the e-mail address is taken. */
  create(account: NewAccount): number | undefined;
  change(id: number, change: AccountChange): void;
  /** Records a visit. It changes the profile, because `lastVisitDate` is part of it. */
  visit(id: number): void;
  /** Moves Last-Modified to a later second. */
  touch(id: number): void;
  /** Removes the account with everything that belongs to it. Its sessions end on all devices. */
  remove(id: number): void;
}

export function createAccounts(database: DatabaseSync, now: () => number): Accounts {
  const byId = database.prepare("SELECT * FROM accounts WHERE id = ?");
  const byEmail = database.prepare("SELECT * FROM accounts WHERE email = ?");
  const visit = database.prepare("UPDATE accounts SET last_visit = ? WHERE id = ?");
  // Two changes within one second must get different times, because clients compare whole seconds.
  const touch = database.prepare("UPDATE accounts SET modified = max(?, modified + 1) WHERE id = ?");
  const insert = database.prepare(
    `INSERT INTO accounts (guid, email, password, first_name, last_name, display_name, role_codes, restricted,
       opt_in, hmm_eligible, articles_read, reports_read, custom_attributes, focus_skills, created, last_visit,
       modified)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
  );
  const remove = database.prepare("DELETE FROM accounts WHERE id = ?");
  const seconds = () => Math.floor(now() / 1000);

  return {
    byId: (id) => read(byId.get(id)),
    byEmail: (email) => read(byEmail.get(email)),
    create(account) {
      const { changes, lastInsertRowid } = insert.run(...getRow(account), now(), now(), seconds());
      return changes === 0 ? undefined : Number(lastInsertRowid);
    },
    change(id, change) {
      for (const [column, value] of Object.entries(change)) {
        // Column names come from the keys of AccountChange, never from input.
        database.prepare(`UPDATE accounts SET ${column} = ? WHERE id = ?`).run(value, id);
      }
      touch.run(seconds(), id);
    },
    visit(id) {
      visit.run(now(), id);
      touch.run(seconds(), id);
    },
    touch: (id) => void touch.run(seconds(), id),
    remove: (id) => void remove.run(id),
  };
}

function read(row: unknown): Account | undefined {
  return row === undefined ? undefined : v.parse(AccountSchema, row);
}

function getRow(account: NewAccount) {
  const { email, passwordHash, firstName, lastName } = account;
  return [
    randomUUID(),
    email,
    passwordHash,
    firstName,
    lastName,
    `${firstName} ${lastName}`,
    JSON.stringify(account.roleCodes ?? []),
    Number(account.restricted ?? false),
    Number(account.optIn ?? false),
    Number(account.hmmEligible ?? false),
    account.articlesRead ?? 0,
    account.reportsRead ?? 0,
    JSON.stringify(account.customAttributes ?? []),
    JSON.stringify(account.focusSkills ?? []),
  ] as const;
}
