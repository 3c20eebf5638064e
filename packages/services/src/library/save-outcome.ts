import { isRequestError, type RequestError } from "../client/index.js";
import type { Failure } from "../contract/index.js";

/** Failure of a library write. */
export type LibraryFailure =
  /** The action needs an account, and the user is a guest (content-6.1). */
  | { readonly kind: "sign-in-needed" }
  /** The item or the folder is read-only (content-6.10). */
  | { readonly kind: "read-only" }
  /** The account has the maximum number of saves or folders. */
  | { readonly kind: "full" }
  | { readonly kind: "failed"; readonly error: RequestError };

/** Outcome of saving or discarding. A failure reverts the change on the page. */
export type SaveOutcome =
  | {
      /** `waiting` means that there is no connection. The write is stored and sent once there is one. */
      readonly kind: "done" | "waiting";
      /** Reverts the write, including folders. `undefined` if the earlier state is unknown. */
      readonly undo: (() => Promise<SaveOutcome>) | undefined;
    }
  | LibraryFailure;

/** Converts a RequestError to a failure. @throws any other error */
export function toLibraryFailure(error: unknown): LibraryFailure {
  if (!isRequestError(error)) throw error;
  if (error.status === 401) return { kind: "sign-in-needed" };
  if (error.status === 422 && getCode(error) === "too-many") return { kind: "full" };
  return error.status === 403 ? { kind: "read-only" } : { kind: "failed", error };
}

function getCode({ failure }: RequestError): string | undefined {
  // Parsed by the endpoint's schema. Statuses without a schema have no `failure`.
  return (failure as Failure | undefined)?.errors[0]?.code;
}
