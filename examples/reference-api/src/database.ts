import { chmodSync, closeSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { steps } from "./database-steps.js";

/**
 * Opens the one file of all data, or ":memory:", and brings it to the present version. Nobody but the server's own
 * user may read it; SQLite gives the files beside it the same mode.
 * @throws Error when the file was written by a later version.
 */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ":memory:") makePrivate(file);
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

/** Before SQLite makes it with the mode of the process, or a copied one is opened. */
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

/** Runs `work` as a whole or not at all; inside another transaction it is a part of that one. */
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

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
}

function migrate(database: DatabaseSync, from: number): void {
  for (const step of steps.slice(from)) database.exec(step);
  database.exec(`PRAGMA user_version = ${steps.length}`);
}
