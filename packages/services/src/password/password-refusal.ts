import type { RequestError } from "../client/index.js";
import type { Failure } from "../contract/index.js";

/** Reason why a change needs an action of the user first. */
export type PasswordRefusal =
  /** The sign-in is not recent: the user enters the password. */
  | { readonly kind: "password-needed" }
  | { readonly kind: "password-wrong" }
  /** The account is locked after too many wrong passwords. */
  | { readonly kind: "locked" };

/** Returns the reason of a refused change. Undefined if it is not about the password. */
export function getPasswordRefusal(
  error: unknown,
  currentPassword: string | undefined,
): PasswordRefusal | undefined {
  const { status, failure } = error as Partial<RequestError>;
  if (status === 423) return { kind: "locked" };
  // The endpoint's schema for this status has parsed it. Other statuses have no failure.
  const isPassword = (failure as Failure | undefined)?.errors.some(
    ({ field }) => field === "currentPassword",
  );
  if (!isPassword) return undefined;
  return { kind: currentPassword === undefined ? "password-needed" : "password-wrong" };
}
