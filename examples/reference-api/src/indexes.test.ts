import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished, vi } from "vitest";
import { openDatabase } from "./database.js";
import { createReferenceApi } from "./reference-api.js";

/** Collects the text of each statement that the API prepares. */
function getStatements(): string[] {
  const statements: string[] = [];
  const { prepare } = DatabaseSync.prototype;
  vi.spyOn(DatabaseSync.prototype, "prepare").mockImplementation(function (this: DatabaseSync, sql: string) {
    statements.push(sql);
    return prepare.call(this, sql);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const api = createReferenceApi({
    file: ":memory:",
    faults: false,
    captcha: { enabled: false, verifyUrl: "", secret: "" },
    seed: true,
  });
  api.close();
  vi.restoreAllMocks();
  return [...new Set(statements)].filter((sql) => /^\s*(SELECT|UPDATE|DELETE|INSERT|WITH)\b/i.test(sql));
}

it("finds rows by an index in every statement", () => {
  const database = openDatabase(":memory:");
  const scans = getStatements().flatMap((sql) =>
    database
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => String(detail))
      .filter((detail) => /^SCAN (?!CONSTANT)/.test(detail) && !detail.includes("USING"))
      .map((detail) => `${detail}: ${sql.replaceAll(/\s+/g, " ")}`),
  );
  expect(scans).toEqual([]);
});
