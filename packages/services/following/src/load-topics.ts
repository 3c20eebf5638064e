import { call, isRequestError, type RequestError } from "@quire/client-service";
import { type Topic, topics } from "@quire/contract-service";
import { sessionSignal } from "@quire/session-service";

export type TopicsOutcome =
  | { readonly kind: "topics"; readonly topics: readonly Topic[] }
  | { readonly kind: "failed"; readonly error: RequestError };

/** All topics, by name. */
export async function loadTopics(signal: AbortSignal = sessionSignal()): Promise<TopicsOutcome> {
  try {
    return { kind: "topics", topics: (await call(topics, { signal })).topics };
  } catch (error) {
    if (isRequestError(error)) return { kind: "failed", error };
    throw error;
  }
}
