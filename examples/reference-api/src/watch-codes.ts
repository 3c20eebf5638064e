import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { Session } from "./sessions.js";
import { createToken, getHash } from "./token.js";

const LIFETIME_MS = 60_000;

const RowSchema = v.object({
  account_id: v.number(),
  video_id: v.string(),
  challenge: v.string(),
  expires: v.number(),
});

interface CodeRequest {
  readonly session: Session;
  readonly videoId: string;
  /** Hash of the verifier that only the frame knows. */
  readonly challenge: string;
}

interface Claim {
  readonly code: string;
  readonly verifier: string;
  readonly videoId: string;
}

/**
 * Codes that a frame on another site exchanges for a viewing permission. The database stores only hashes. A code ends
 * with the session in which it was issued.
 */
export interface WatchCodes {
  issue(request: CodeRequest): string;
  /** Returns the account of a code if the whole claim matches. The code is used up in any case. */
  use(claim: Claim): number | undefined;
}

export function createWatchCodes(database: DatabaseSync, now: () => number): WatchCodes {
  const forget = database.prepare("DELETE FROM watch_codes WHERE expires <= ?");
  const insert = database.prepare("INSERT INTO watch_codes VALUES (?, ?, ?, ?, ?, ?)");
  // One statement does both: of two concurrent requests with the same code, only one succeeds.
  const take = database.prepare("DELETE FROM watch_codes WHERE code_hash = ? RETURNING *");
  return {
    issue({ session, videoId, challenge }) {
      forget.run(now());
      const code = createToken();
      insert.run(getHash(code), session.id, session.accountId, videoId, challenge, now() + LIFETIME_MS);
      return code;
    },
    use({ code, verifier, videoId }) {
      const row = take.get(getHash(code));
      if (!row) return undefined;
      const { account_id, video_id, challenge, expires } = v.parse(RowSchema, row);
      const fits = video_id === videoId && challenge === getHash(verifier) && expires > now();
      return fits ? account_id : undefined;
    },
  };
}
