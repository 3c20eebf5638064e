import type { RequestError } from "../client/index.js";

/** Outcome of a write. */
export type OutboxOutcome =
  | { readonly kind: "done"; readonly answer: unknown }
  /**
   * There is no connection: the write is stored under `key`, and sent later, maybe by another page. Or
   * another tab sent it while this page was suspended, and the stores show its outcome.
   */
  | { readonly kind: "waiting"; readonly key: string }
  /**
   * The server refused it, or the user changed, and the write was removed. Or its outcome is unknown, and a
   * repeated write has the same key.
   */
  | { readonly kind: "failed"; readonly error: RequestError };
