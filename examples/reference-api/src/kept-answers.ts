import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { refusal } from "./refusal.js";
import { hashOf } from "./token.js";

const KEPT_MS = 24 * 60 * 60 * 1000;

const RowSchema = v.object({
  request_hash: v.string(),
  status: v.number(),
  headers: v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.string()]))),
  body: v.string(),
});

export interface KeyedRequest {
  /** Who asks: an idempotency key is nobody else's. */
  owner: string;
  key: string;
  /** Method, path and body: the same key with other contents is a mistake. */
  contents: string;
}

/**
 * Answers a repeated request with what the first one got, for 24 hours, so that a retry after a lost answer
 * changes nothing twice. Failures of the server are not kept: they may be tried again.
 */
export function createKeptAnswers(database: DatabaseSync, now: () => number) {
  const find = database.prepare(
    "SELECT request_hash, status, headers, body FROM kept_answers WHERE owner = ? AND key = ?",
  );
  const prune = database.prepare("DELETE FROM kept_answers WHERE expires <= ?");
  const keep = database.prepare("INSERT INTO kept_answers VALUES (?, ?, ?, ?, ?, ?, ?)");
  const underway = new Map<string, Promise<unknown>>();

  function recall({ owner, key, contents }: KeyedRequest): Response | undefined {
    prune.run(now());
    const found = find.get(owner, key);
    if (!found) return undefined;
    const row = v.parse(RowSchema, found);
    if (row.request_hash !== hashOf(contents)) {
      throw refusal(422, "idempotency-key-reused", "This Idempotency-Key was sent with another request.");
    }
    // A 204 may not even have an empty body.
    return new Response(row.body === "" ? null : row.body, { status: row.status, headers: row.headers });
  }

  async function perform(request: KeyedRequest, work: () => Promise<Response>): Promise<Response> {
    const answer = await work();
    if (answer.status < 500) {
      const { owner, key, contents } = request;
      const headers = JSON.stringify([...answer.headers]);
      const body = await answer.clone().text();
      keep.run(owner, key, hashOf(contents), answer.status, headers, body, now() + KEPT_MS);
    }
    return answer;
  }

  /** Does `work` unless its answer is known; one that comes while the first is under way waits for it. */
  return async function once(request: KeyedRequest, work: () => Promise<Response>): Promise<Response> {
    const name = `${request.owner} ${request.key}`;
    // Of several that waited for one which failed, the first does the work and the others wait again.
    while (underway.has(name)) await underway.get(name)?.catch(() => undefined);
    const known = recall(request);
    if (known) return known;
    const first = perform(request, work);
    underway.set(name, first);
    try {
      return await first;
    } finally {
      underway.delete(name);
    }
  };
}
