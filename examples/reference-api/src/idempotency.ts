import type { ApiContext } from "./api-env.js";
import { type KeptAnswers, type KeyedRequest, keyReused, type WrittenAnswer } from "./kept-answers.js";
import { refusal } from "./refusal.js";
import type { Sessions } from "./sessions.js";

interface KeyedWork {
  /** Contents of a keyed request. The same key with other contents is refused. */
  readonly contents: string;
  /** Checks at other services, which run before any change. */
  readonly before?: (() => Promise<void>) | undefined;
  /** Makes all changes and returns the answer. It is synchronous, because a transaction cannot wait. */
  readonly work: () => WrittenAnswer;
  /** Builds the answer for a user who repeats a guest's call after sign-in, from the guest's answer. */
  readonly adopt?: ((body: string) => WrittenAnswer) | undefined;
}

/** Does the work of a keyed call, or repeats the answer of a repeated key. */
export type Once = (c: ApiContext, keyed: KeyedWork) => Promise<Response>;

interface OnceParts {
  readonly answers: KeptAnswers;
  readonly sessions: Sessions;
  /**
   * Owners of a guest's keys, the most exact first: the guest's cart, if there is one, and the guest's
   * browser.
   */
  readonly guestOwners: (c: ApiContext) => readonly string[];
  /**
   * Recognizes a key that this server issued to the account for another call. Such a key is valid for that
   * call only.
   */
  readonly isGivenOut?: (key: string, accountId: number) => boolean;
  transaction<Result>(work: () => Result): Result;
}

/**
 * Handles `Idempotency-Key`. The changes and their answer are one transaction, so a server that is killed has
 * done both or nothing. An answer to a guest is stored for the guest's cart and for the guest's browser. A
 * guest whose first answer was lost has no cookie yet, and the stored answer sets it. Another browser with
 * the same key does not get this cookie. After sign-in, a guest's work is not repeated.
 */
export function createOnce({ answers, sessions, guestOwners, isGivenOut, transaction }: OnceParts): Once {
  return async (c, { contents, before, work, adopt }) => {
    const key = getKey(c);
    const accountId = sessions.getAccount(c);
    if (key !== undefined && accountId !== undefined && isGivenOut?.(key, accountId)) throw keyReused();
    const guests = guestOwners(c);
    const getRequests = (owners: readonly string[]): readonly KeyedRequest[] =>
      key === undefined ? [] : owners.map((owner) => ({ owner, key, contents }));
    const requests = getRequests(accountId === undefined ? guests : [String(accountId)]);
    const known = before && firstKnown(requests, answers.recall);
    if (known) return known;
    await before?.();
    const asGuest = accountId === undefined ? [] : getRequests(guests);
    const doneOrAdopted = () => {
      const body = adopt && firstKnown(asGuest, answers.recallBody);
      return typeof body === "string" && adopt ? adopt(body) : work();
    };
    return transaction(() => recalledOrDone(answers, requests, doneOrAdopted));
  };
}

function recalledOrDone(
  answers: KeptAnswers,
  requests: readonly KeyedRequest[],
  work: () => WrittenAnswer,
): Response {
  const known = firstKnown(requests, answers.recall);
  if (known) return known;
  const done = work();
  for (const request of requests) answers.keep(request, done);
  return done.response;
}

function firstKnown<Known>(
  requests: readonly KeyedRequest[],
  recall: (request: KeyedRequest) => Known | undefined,
): Known | undefined {
  for (const request of requests) {
    const known = recall(request);
    if (known !== undefined) return known;
  }
  return undefined;
}

function getKey(c: ApiContext): string | undefined {
  const key = c.req.header("idempotency-key");
  if (key !== undefined && (key.length < 16 || key.length > 255)) {
    throw refusal(400, "idempotency-key", "An Idempotency-Key has 16 to 255 characters.");
  }
  return key;
}
