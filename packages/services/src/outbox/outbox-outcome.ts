import type { RequestError } from "../client/index.js";

/** Outcome of a write. */
export type OutboxOutcome =
  | { readonly kind: "done"; readonly answer: unknown }
  /**
   * There is no connection: the write is stored under `key`, and sent later, also by another page. Or another tab has sent
   * it while this page was suspended, and the stores show its outcome.
   */
  | { readonly kind: "waiting"; readonly key: string }
  /**
   * The server has refused it, or the user has changed: the write was removed. Or its outcome is unknown: a repeated write
   * has the same key.
   */
  | { readonly kind: "failed"; readonly error: RequestError };
