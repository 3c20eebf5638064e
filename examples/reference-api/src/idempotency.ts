import type { DatabaseSync } from "node:sqlite";
import { createKeptAnswers } from "./kept-answers.js";
import { refusal } from "./refusal.js";
import type { Once } from "./route.js";
import type { Sessions } from "./sessions.js";

/**
 * Reads `Idempotency-Key` and repeats the answer of a repeated key. All guests count as one owner: a guest whose
 * first answer was lost has no cookie yet, and the kept answer is what brings it.
 */
export function createOnce(database: DatabaseSync, sessions: Sessions, now: () => number): Once {
  const once = createKeptAnswers(database, now);
  return (c, contents, work) => {
    const key = c.req.header("idempotency-key");
    if (key === undefined) return work();
    if (key.length < 16 || key.length > 255) {
      throw refusal(400, "idempotency-key", "An Idempotency-Key has 16 to 255 characters.");
    }
    const owner = sessions.accountOf(c) ?? "guest";
    return once({ owner: String(owner), key, contents }, work);
  };
}
