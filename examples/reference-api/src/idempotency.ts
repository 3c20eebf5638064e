import type { ApiContext } from "./api-env.js";
import { type KeptAnswers, type KeyedRequest, keyReused, type WrittenAnswer } from "./kept-answers.js";
import { refusal } from "./refusal.js";
import type { Sessions } from "./sessions.js";

interface KeyedWork {
  /** What a key stands for: the same one with other contents is refused. */
  readonly contents: string;
  /** What must be known from elsewhere before anything is changed. */
  readonly before?: (() => Promise<void>) | undefined;
  /** Everything that is changed, and the answer to it. It waits for nothing: a transaction cannot. */
  readonly work: () => WrittenAnswer;
  /** The same for who had it done as a guest, and has signed in since: by what that answer said. */
  readonly adopt?: ((body: string) => WrittenAnswer) | undefined;
}

/** Does the work of a keyed call, or repeats the answer of a repeated key. */
export type Once = (c: ApiContext, keyed: KeyedWork) => Promise<Response>;

interface OnceParts {
  readonly answers: KeptAnswers;
  readonly sessions: Sessions;
  /** Whether this server gave the key to that account for another call: then it is for nothing else. */
  readonly isGivenOut?: (key: string, accountId: number) => boolean;
  transaction<Result>(work: () => Result): Result;
}

/**
 * Reads `Idempotency-Key`. What was done and the answer that tells of it are one transaction: a server that dies in
 * between has done nothing, and one that dies afterwards remembers. All guests count as one owner: a guest whose
 * first answer was lost has no cookie yet, and the kept answer is what brings it. What was done as a guest, and is asked
 * for again after a sign-in, is not done twice.
 */
export function createOnce({ answers, sessions, isGivenOut, transaction }: OnceParts): Once {
  return async (c, { contents, before, work, adopt }) => {
    const key = keyOf(c);
    const accountId = sessions.accountOf(c);
    if (key !== undefined && accountId !== undefined && isGivenOut?.(key, accountId)) throw keyReused();
    const owner = String(accountId ?? GUEST);
    const request = key === undefined ? undefined : { owner, key, contents };
    const known = before && request && answers.recall(request);
    if (known) return known;
    await before?.();
    const isGuest = accountId === undefined;
    const doneOrAdopted = () => {
      const body =
        request && adopt && !isGuest ? answers.recallBody({ ...request, owner: GUEST }) : undefined;
      return typeof body === "string" && adopt ? adopt(body) : work();
    };
    return transaction(() =>
      request ? recalledOrDone(answers, request, doneOrAdopted) : doneOrAdopted().response,
    );
  };
}

const GUEST = "guest";

function recalledOrDone(answers: KeptAnswers, request: KeyedRequest, work: () => WrittenAnswer): Response {
  const known = answers.recall(request);
  if (known) return known;
  const done = work();
  answers.keep(request, done);
  return done.response;
}

function keyOf(c: ApiContext): string | undefined {
  const key = c.req.header("idempotency-key");
  if (key !== undefined && (key.length < 16 || key.length > 255)) {
    throw refusal(400, "idempotency-key", "An Idempotency-Key has 16 to 255 characters.");
  }
  return key;
}
