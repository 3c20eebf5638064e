import { report } from "@quire/core";
import { call, isRequestError, type RequestError } from "../client/index.js";
import { type Failure, resetPassword as resetPasswordRow } from "../contract/index.js";
import { refreshSession, sessionStore } from "../session/index.js";

export interface ResetPasswordInput {
  readonly password: string;
  /** Token of the mailed link `/reset-password?token=`. */
  readonly token: string;
}

/** Outcome of a reset. The widget chooses the message. */
export type ResetPasswordOutcome =
  | { readonly kind: "reset" }
  /** The link was used, has expired, or is unknown. */
  | { readonly kind: "invalid-token" }
  /** The server's password policy is stricter than the form's. `message` comes from the server. */
  | { readonly kind: "rejected"; readonly message: string }
  | { readonly kind: "restricted" }
  | { readonly kind: "locked" }
  | { readonly kind: "failed"; readonly error: RequestError };

/**
 * Sets a new password with the token of a mailed link (accounts-7.11). The server ends the account's sessions, so this
 * call reloads the session of a signed-in user.
 */
export async function resetPassword(
  body: ResetPasswordInput,
  signal?: AbortSignal,
): Promise<ResetPasswordOutcome> {
  try {
    await call(resetPasswordRow, { body, signal });
    if (sessionStore().getState().status === "known") refreshSession().catch(report);
    return { kind: "reset" };
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return resetPasswordFailure(error);
  }
}

function resetPasswordFailure(error: RequestError): ResetPasswordOutcome {
  if (error.isMisplaced) return { kind: "failed", error };
  // Parsed by the endpoint's schema. Statuses without a schema have no `failure`.
  const problems = (error.failure as Failure | undefined)?.errors ?? [];
  const ofPassword = problems.find(({ field }) => field === "password");
  switch (error.status) {
    case 403:
      return { kind: "restricted" };
    case 423:
      return { kind: "locked" };
    case 400:
    case 404:
    case 410:
    case 422:
      return ofPassword ? { kind: "rejected", message: ofPassword.message } : { kind: "invalid-token" };
    default:
      return { kind: "failed", error };
  }
}
