import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "./database.js";
import { createKeptAnswers } from "./kept-answers.js";

const DAY = 24 * 60 * 60 * 1000;
const request = { owner: "guest", key: "0123456789abcdef", contents: 'POST shopping-cart {"items":[]}' };
const body = '{"secret":"in the body"}';
const answer = () => ({
  response: new Response(body, { status: 200, headers: { "Set-Cookie": "quire_cart=secret-token" } }),
  body,
});

let database: ReturnType<typeof openDatabase>;
beforeEach(() => {
  database = openDatabase(":memory:");
});
afterEach(() => database.close());

describe("a kept answer", () => {
  it("is repeated unchanged for its key, with its cookie, for a day", async () => {
    let time = 0;
    const answers = createKeptAnswers(database, () => time);
    answers.keep(request, answer());
    time = DAY - 1;
    const recalled = answers.recall(request);
    expect(recalled?.headers.getSetCookie()).toEqual(["quire_cart=secret-token"]);
    expect(await recalled?.text()).toBe(body);
    time = DAY;
    expect(answers.recall(request)).toBeUndefined();
  });

  it("is private to its owner, and refused for other contents", () => {
    const answers = createKeptAnswers(database, Date.now);
    answers.keep(request, answer());
    expect(answers.recall({ ...request, owner: "7" })).toBeUndefined();
    expect(() => answers.recall({ ...request, contents: "POST shopping-cart {}" })).toThrow("422");
  });

  it("is stored without its key, cookie or text in plain form", () => {
    createKeptAnswers(database, Date.now).keep(request, answer());
    const rows = database.prepare("SELECT name, CAST(sealed AS TEXT) AS sealed FROM kept_answers").all();
    const text = JSON.stringify(rows);
    expect(rows).toHaveLength(1);
    for (const secret of [request.key, "secret-token", "in the body"]) expect(text).not.toContain(secret);
  });

  it("is found and deleted by an index", () => {
    const getPlan = (sql: string) => JSON.stringify(database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());
    expect(getPlan("DELETE FROM kept_answers WHERE expires <= 1")).toContain("USING INDEX");
    expect(getPlan("SELECT sealed FROM kept_answers WHERE name = 'a' AND expires > 1")).toContain("SEARCH");
  });
});
