import type { RequestError } from "../client/index.js";

/** Outcome of a write. */
export type OutboxOutcome =
  | { readonly kind: "done"; readonly answer: unknown }
  /**
   * The connection is gone: it is kept under `key`, and sent when there is one, also by a later page. Or another tab
   * has sent it while this page slept: what came of it shows in the stores.
   */
  | { readonly kind: "waiting"; readonly key: string }
  /**
   * The server has refused it, or somebody else is reading by now; it is gone. Or nobody can say what became of it:
   * asked for again, it goes under the same key.
   */
  | { readonly kind: "failed"; readonly error: RequestError };
