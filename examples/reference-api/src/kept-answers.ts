import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { refusal } from "./refusal.js";
import { seal, unseal } from "./sealed.js";
import { getHash } from "./token.js";

const KEPT_MS = 24 * 60 * 60 * 1000;

const RowSchema = v.object({ sealed: v.instance(Uint8Array) });

const KeptSchema = v.object({
  contents: v.string(),
  status: v.number(),
  headers: v.array(v.tuple([v.string(), v.string()])),
  body: v.nullable(v.string()),
});

export interface KeyedRequest {
  /** Owner of the idempotency key. */
  owner: string;
  key: string;
  /** Method, path and body. The same key with other contents is an error. */
  contents: string;
}

/** An answer whose body is already known, so that it can be stored before the work is committed. */
export interface WrittenAnswer {
  readonly response: Response;
  /** Text of the body, or null if there is none. */
  readonly body: string | null;
}

export interface KeptAnswers {
  /**
   * Returns the earlier answer to the request.
   * @throws Refusal 422 if the key was used with other contents
   */
  recall(request: KeyedRequest): Response | undefined;
  /** Returns the body of a stored answer, for a user who has signed in since. */
  recallBody(request: KeyedRequest): string | null | undefined;
  /** Stores an answer for 24 hours. Call it in the transaction of the work itself. */
  keep(request: KeyedRequest, answer: WrittenAnswer): void;
}

/**
 * Stores answers by their `Idempotency-Key`, so that a retry after a lost answer does not repeat the work.
 * The answers contain cookies and users' texts. Each is encrypted with its key, which only the caller has.
 */
export function createKeptAnswers(database: DatabaseSync, now: () => number): KeptAnswers {
  const find = database.prepare("SELECT sealed FROM kept_answers WHERE name = ? AND expires > ?");
  const prune = database.prepare("DELETE FROM kept_answers WHERE expires <= ?");
  const insert = database.prepare("INSERT INTO kept_answers VALUES (?, ?, ?)");

  function getKept({ owner, key, contents }: KeyedRequest) {
    const found = find.get(getName(owner, key), now());
    if (!found) return undefined;
    const text = unseal(getSecret(owner, key), v.parse(RowSchema, found).sealed);
    const record = v.parse(v.pipe(v.string(), v.parseJson(), KeptSchema), text);
    if (record.contents !== getHash(contents)) throw keyReused();
    return record;
  }

  return {
    recall(request) {
      const keptAnswer = getKept(request);
      return (
        keptAnswer &&
        new Response(keptAnswer.body, { status: keptAnswer.status, headers: keptAnswer.headers })
      );
    },
    recallBody: (request) => getKept(request)?.body,
    keep({ owner, key, contents }, { response: { status, headers }, body }) {
      prune.run(now());
      const record = { contents: getHash(contents), status, headers: [...headers], body };
      const sealed = seal(getSecret(owner, key), JSON.stringify(record));
      insert.run(getName(owner, key), sealed, now() + KEPT_MS);
    },
  };
}

export const keyReused = () =>
  refusal(422, "idempotency-key-reused", "This Idempotency-Key was sent with another request.");

const getName = (owner: string, key: string) => getHash(`kept answer ${owner} ${key}`);
const getSecret = (owner: string, key: string) => `${owner} ${key}`;
