import { DatabaseSync } from "node:sqlite";

/** Step n brings a file from version n to n + 1; a step that was released is never changed. */
const steps = [
  `
  CREATE TABLE accounts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guid TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    display_name TEXT NOT NULL,
    role_codes TEXT NOT NULL,
    restricted INTEGER NOT NULL,
    opt_in INTEGER NOT NULL,
    hmm_eligible INTEGER NOT NULL,
    industry TEXT NOT NULL DEFAULT '',
    job_title TEXT NOT NULL DEFAULT '',
    company_size TEXT NOT NULL DEFAULT '',
    articles_read INTEGER NOT NULL DEFAULT 0,
    reports_read INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    last_visit INTEGER NOT NULL,
    modified INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE follows (
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    type TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (account_id, type, name)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE email_sign_ups (
    email TEXT NOT NULL,
    type TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (email, type, name)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE tries (
    username TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    locked_until INTEGER NOT NULL,
    last INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE carts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    token_hash TEXT UNIQUE,
    account_id INTEGER UNIQUE REFERENCES accounts ON DELETE CASCADE,
    modified INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE cart_lines (
    cart_id INTEGER NOT NULL REFERENCES carts ON DELETE CASCADE,
    availability_id TEXT NOT NULL,
    type TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    PRIMARY KEY (cart_id, availability_id, type)
  ) STRICT;
  CREATE TABLE kept_answers (
    owner TEXT NOT NULL,
    key TEXT NOT NULL,
    request_hash TEXT NOT NULL,
    status INTEGER NOT NULL,
    headers TEXT NOT NULL,
    body TEXT NOT NULL,
    expires INTEGER NOT NULL,
    PRIMARY KEY (owner, key)
  ) STRICT, WITHOUT ROWID;
  `,
];

/**
 * Opens the one file of all data, or ":memory:", and brings it to the present version.
 * @throws Error when the file was written by a later version.
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000");
  const version = versionOf(database);
  if (version > steps.length) {
    database.close();
    throw new Error(
      `${file} was written by a later version of the reference API (data version ${version}, this one knows ` +
        `${steps.length}). Start with --reset to begin anew, or give another file.`,
    );
  }
  inTransaction(database, () => migrate(database, version));
  return database;
}

/** Runs `work` as a whole or not at all. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
}

function migrate(database: DatabaseSync, from: number): void {
  for (const step of steps.slice(from)) database.exec(step);
  database.exec(`PRAGMA user_version = ${steps.length}`);
}
