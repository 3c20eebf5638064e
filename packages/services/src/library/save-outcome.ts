import { isRequestError, type RequestError } from "../client/index.js";
import type { Failure } from "../contract/index.js";

/** Why the server did not do it. */
export type LibraryFailure =
  /** The action needs an account, and the reader is a guest (content-6.1). */
  | { readonly kind: "sign-in-needed" }
  /** The item or the folder is read-only (content-6.10). */
  | { readonly kind: "read-only" }
  /** The account has as many saves or folders as the server keeps. */
  | { readonly kind: "full" }
  | { readonly kind: "failed"; readonly error: RequestError };

/** What came of saving or discarding; what it had changed on the page is taken back where it failed. */
export type SaveOutcome =
  | {
      /** `waiting`: there is no connection; it is kept, and sent once there is one. */
      readonly kind: "done" | "waiting";
      /** Does the opposite; folders come back too. `undefined` where it is not known what to bring back. */
      readonly undo: (() => Promise<SaveOutcome>) | undefined;
    }
  | LibraryFailure;

/** @throws what is no RequestError */
export function libraryFailure(error: unknown): LibraryFailure {
  if (!isRequestError(error)) throw error;
  if (error.status === 401) return { kind: "sign-in-needed" };
  if (error.status === 422 && codeOf(error) === "too-many") return { kind: "full" };
  return error.status === 403 ? { kind: "read-only" } : { kind: "failed", error };
}

function codeOf({ failure }: RequestError): string | undefined {
  // The endpoint's schema for this status has parsed it; another status has none.
  return (failure as Failure | undefined)?.errors[0]?.code;
}
