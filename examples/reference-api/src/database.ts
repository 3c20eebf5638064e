import { DatabaseSync } from "node:sqlite";
import { steps } from "./database-steps.js";

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
