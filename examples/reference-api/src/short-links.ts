import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const CodeSchema = v.object({ code: v.string() });
const PathSchema = v.object({ path: v.string() });

/** Short addresses, `/s/{code}`, for paths of the site. */
export interface ShortLinks {
  /** Returns the code of a path; the same path keeps its code. */
  getCode(path: string): string;
  getPath(code: string): string | undefined;
}

export function createShortLinks(database: DatabaseSync): ShortLinks {
  const byPath = database.prepare("SELECT code FROM short_links WHERE path = ?");
  const byCode = database.prepare("SELECT path FROM short_links WHERE code = ?");
  const insert = database.prepare("INSERT INTO short_links VALUES (?, ?)");
  return {
    getCode(path) {
      const known = byPath.get(path);
      if (known) return v.parse(CodeSchema, known).code;
      const code = randomBytes(6).toString("base64url");
      insert.run(code, path);
      return code;
    },
    getPath(code) {
      const row = byCode.get(code);
      return row && v.parse(PathSchema, row).path;
    },
  };
}
