import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "./database.js";
import { createKeptAnswers } from "./kept-answers.js";

let database: ReturnType<typeof openDatabase>;
beforeEach(() => {
  database = openDatabase(":memory:");
});
afterEach(() => database.close());

it("does the work once for several that come at once, also where the first of them fails", async () => {
  const once = createKeptAnswers(database, Date.now);
  const request = { owner: "1", key: "0123456789abcdef", contents: "POST user/saves {}" };
  let tries = 0;
  let done = 0;
  const work = async () => {
    tries++;
    await Promise.resolve();
    if (tries === 1) throw new Error("The first one fails.");
    done++;
    return new Response(null, { status: 204 });
  };
  const all = await Promise.allSettled([1, 2, 3, 4].map(() => once(request, work)));
  expect(all.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled", "fulfilled"]);
  expect(done).toBe(1);
});
