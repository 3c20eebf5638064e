import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inTransaction, openDatabase } from "./database.js";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quire-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the data file", () => {
  it("migrates from the first version to the current one and keeps its data", () => {
    const file = join(folder, "data.sqlite");
    openDatabase(file).close();
    const old = new DatabaseSync(file);
    const later = [
      "passkeys",
      "passkey_handles",
      "passkey_challenges",
      "watch_codes",
      "addresses",
      "checkouts",
      "order_attempts",
      "shop_orders",
      "cart_merges",
      "cart_coupons",
      "coupon_uses",
      "coupons",
      "rates",
      "cart_destinations",
      "availabilities",
      "folder_saves",
      "folders",
      "saves",
      "history",
      "purchases",
      "short_links",
      "topic_views",
      "free_articles",
      "session_tokens",
    ];
    for (const table of [
      "devices",
      "email_changes",
      "reset_tokens",
      "linked_subscriptions",
      "orders",
      "gifts",
      ...later,
    ]) {
      old.exec(`DROP TABLE ${table}`);
    }
    old.exec("DROP TABLE kept_answers; CREATE TABLE kept_answers (owner TEXT)");
    old.exec(
      "ALTER TABLE accounts DROP COLUMN custom_attributes; ALTER TABLE accounts DROP COLUMN focus_skills",
    );
    old.exec("DROP INDEX sessions_by_account; DROP INDEX sessions_by_expiry; DROP INDEX tries_by_last");
    old.exec("ALTER TABLE sessions DROP COLUMN started");
    old.exec(
      `INSERT INTO accounts (guid, email, password, first_name, last_name, display_name, role_codes, restricted,
         opt_in, hmm_eligible, created, last_visit, modified)
       VALUES ('g', 'reader@quire.test', 'x', 'Robin', 'Ashdown', 'R', '[]', 0, 0, 0, 1, 1, 1);
       PRAGMA user_version = 1`,
    );
    old.close();
    const present = openDatabase(file);
    const rows = present.prepare("SELECT email, custom_attributes, focus_skills FROM accounts").all();
    expect(rows).toEqual([{ email: "reader@quire.test", custom_attributes: "[]", focus_skills: "[]" }]);
    expect(present.prepare("SELECT count(*) AS count FROM gifts").get()).toEqual({ count: 0 });
    present.close();
  });

  it("allows access only to its own user, also for companion files", () => {
    const file = join(folder, "data.sqlite");
    writeFileSync(file, "");
    chmodSync(file, 0o644);
    const database = openDatabase(file);
    const modes = ["", "-wal", "-shm"].map((part) => statSync(file + part).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600]);
    database.close();
  });

  it("undoes a part of a transaction without the rest", () => {
    const database = openDatabase(":memory:");
    const put = (code: string) => database.prepare("INSERT INTO short_links VALUES (?, ?)").run(code, code);
    const fail = () => {
      put("undone");
      throw new Error("not this part");
    };
    inTransaction(database, () => {
      put("kept");
      expect(() => inTransaction(database, fail)).toThrow("not this part");
    });
    expect(database.prepare("SELECT code FROM short_links").all()).toEqual([{ code: "kept" }]);
    database.close();
  });

  it("is refused if a later version has written it", () => {
    const file = join(folder, "data.sqlite");
    const later = new DatabaseSync(file);
    later.exec("PRAGMA user_version = 99");
    later.close();
    expect(() => openDatabase(file)).toThrow(/later version.*--reset/s);
  });
});
