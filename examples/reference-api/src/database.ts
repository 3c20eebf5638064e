import { chmodSync, closeSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { steps } from "./database-steps.js";

/**
 * Opens the data file, or ":memory:", and migrates it to the current version. Only the server's own user can read it;
 * SQLite gives its companion files the same mode.
 * @throws Error if a later version wrote the file.
 */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ":memory:") makePrivate(file);
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000");
  const version = getVersion(database);
  if (version > steps.length) {
    database.close();
    throw new Error(
      `${file} was written by a later version of the reference API (data version ${version}, this one knows ` +
        `${steps.length}). Start with --reset to begin again, or give another file.`,
    );
  }
  inTransaction(database, () => migrate(database, version));
  return database;
}

/**
 * Creates the file with mode 0600 first, so that SQLite does not use the process's mode. A copied file gets it too.
 */
function makePrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

const WHOLE = { begin: "BEGIN IMMEDIATE", end: "COMMIT", undo: "ROLLBACK" } as const;
const PART = {
  begin: "SAVEPOINT part",
  end: "RELEASE part",
  undo: "ROLLBACK TO part; RELEASE part",
} as const;

/** Runs `work` completely or not at all. Inside another transaction it becomes part of that transaction. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  const { begin, end, undo } = database.isTransaction ? PART : WHOLE;
  database.exec(begin);
  try {
    const result = work();
    database.exec(end);
    return result;
  } catch (error) {
    database.exec(undo);
    throw error;
  }
}

function getVersion(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
}

function migrate(database: DatabaseSync, from: number): void {
  for (const step of steps.slice(from)) database.exec(step);
  database.exec(`PRAGMA user_version = ${steps.length}`);
}
