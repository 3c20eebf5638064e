import type { RequestError } from "../client/index.js";
import type { Failure } from "../contract/index.js";

/** Why a change needs something of the user first. */
export type PasswordRefusal =
  /** The sign-in is not recent: the user enters the password. */
  | { readonly kind: "password-needed" }
  | { readonly kind: "password-wrong" }
  /** After too many wrong passwords. */
  | { readonly kind: "locked" };

/** The meaning of a refused change; undefined when it is about something else. */
export function passwordRefusalOf(
  error: unknown,
  currentPassword: string | undefined,
): PasswordRefusal | undefined {
  const { status, failure } = error as Partial<RequestError>;
  if (status === 423) return { kind: "locked" };
  // The endpoint's schema for this status has parsed it; another status has none.
  const isPassword = (failure as Failure | undefined)?.errors.some(
    ({ field }) => field === "currentPassword",
  );
  if (!isPassword) return undefined;
  return { kind: currentPassword === undefined ? "password-needed" : "password-wrong" };
}
