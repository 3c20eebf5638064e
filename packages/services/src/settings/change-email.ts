import { call, type RequestError } from "../client/index.js";
import { cancelEmailChange as cancelRow, type Failure, updateProfile } from "../contract/index.js";
import type { PasswordRefusal } from "../password/index.js";
import { sessionSignal } from "../session/index.js";
import { catchPasswordRefusal, type SettingsFailure, toOutcome } from "./to-outcome.js";

export interface ChangeEmailInput {
  readonly emailAddress: string;
  /** Needed some time after the sign-in. */
  readonly currentPassword?: string | undefined;
}

export type ChangeEmailOutcome =
  /** A link was mailed, unless the address belongs to another account. The outcome does not reveal it. */
  { readonly kind: "asked" } | { readonly kind: "invalid" } | PasswordRefusal | SettingsFailure;

/** Asks for a new e-mail address. It applies after its mailed link was followed (beyond-343). */
export function changeEmail(
  { emailAddress, currentPassword }: ChangeEmailInput,
  signal: AbortSignal = sessionSignal(),
): Promise<ChangeEmailOutcome> {
  const body = { emailAddress, ...(currentPassword !== undefined && { currentPassword }) };
  return toOutcome<ChangeEmailOutcome>(() =>
    catchPasswordRefusal<ChangeEmailOutcome>(currentPassword, async () => {
      try {
        await call(updateProfile, { body, signal });
      } catch (error) {
        if (!isAboutEmail(error)) throw error;
        return { kind: "invalid" };
      }
      return { kind: "asked" };
    }),
  );
}

function isAboutEmail(error: unknown): boolean {
  // The endpoint's schema for this status has parsed the failure. Other statuses have none.
  const { failure } = error as Partial<RequestError>;
  return (failure as Failure | undefined)?.errors.some(({ field }) => field === "emailAddress") ?? false;
}

export type CancelEmailOutcome = { readonly kind: "cancelled" } | SettingsFailure;

/** Voids the mailed link of a new e-mail address. */
export function cancelEmailChange(signal: AbortSignal = sessionSignal()): Promise<CancelEmailOutcome> {
  return toOutcome(async () => {
    await call(cancelRow, { signal });
    return { kind: "cancelled" };
  });
}
