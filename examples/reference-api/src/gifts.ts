import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

/** Number of articles that an account may give away. */
const GIFTS = 4;

const CountSchema = v.object({ count: v.number() });
const CodeSchema = v.object({ code: v.string() });
const PathSchema = v.object({ path: v.string() });

/** Articles that users gave to others. */
export interface Gifts {
  left(accountId: number): number;
  /** Returns the code of a gift; the same article keeps its code. Returns undefined when no gifts are left. */
  give(accountId: number, path: string): string | undefined;
  /** Lists the paths of the given articles. */
  list(accountId: number): string[];
  /** Returns the path of the article that a code opens. */
  getPath(code: string): string | undefined;
}

export function createGifts(database: DatabaseSync): Gifts {
  const count = database.prepare("SELECT count(*) AS count FROM gifts WHERE account_id = ?");
  const find = database.prepare("SELECT code FROM gifts WHERE account_id = ? AND path = ?");
  const list = database.prepare("SELECT path FROM gifts WHERE account_id = ? ORDER BY path");
  const byCode = database.prepare("SELECT path FROM gifts WHERE code = ?");
  const insert = database.prepare("INSERT INTO gifts (code, account_id, path) VALUES (?, ?, ?)");

  const left = (accountId: number) => Math.max(0, GIFTS - v.parse(CountSchema, count.get(accountId)).count);

  return {
    left,
    list: (accountId) => v.parse(v.array(PathSchema), list.all(accountId)).map(({ path }) => path),
    getPath(code) {
      const gift = byCode.get(code);
      return gift && v.parse(PathSchema, gift).path;
    },
    give(accountId, path) {
      const gift = find.get(accountId, path);
      if (gift) return v.parse(CodeSchema, gift).code;
      if (left(accountId) === 0) return undefined;
      const code = randomBytes(12).toString("base64url");
      insert.run(code, accountId, path);
      return code;
    },
  };
}
