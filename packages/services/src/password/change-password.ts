import { call, isRequestError, type RequestError } from "../client/index.js";
import { changePassword as changePasswordRow, type Failure } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";

export interface ChangePasswordInput {
  readonly current: string;
  readonly password: string;
}

/** Outcome of a change. The widget chooses the message (accounts-8.23, accounts-8.24). */
export type ChangePasswordOutcome =
  | { readonly kind: "changed" }
  /** The server refused: 'Current Password is invalid'. */
  | { readonly kind: "invalid-current"; readonly status: number }
  /** The server refused the new password. `message` comes from the server. */
  | { readonly kind: "rejected"; readonly message: string }
  | { readonly kind: "sign-in-needed" }
  /** The server failed, or its answer is missing or invalid. */
  | { readonly kind: "failed"; readonly error: RequestError };

/** Changes the user's password (accounts-7.9). */
export async function changePassword(
  body: ChangePasswordInput,
  signal: AbortSignal = sessionSignal(),
): Promise<ChangePasswordOutcome> {
  try {
    await call(changePasswordRow, { body, signal });
    return { kind: "changed" };
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return changePasswordFailure(error);
  }
}

/** A 4xx refuses the current password (accounts-8.23), unless it names the new one. A 5xx refuses neither. */
function changePasswordFailure(error: RequestError): ChangePasswordOutcome {
  const { code, status } = error;
  if (code !== "request/status" || status === undefined || status >= 500 || error.isMisplaced)
    return { kind: "failed", error };
  if (status === 401) return { kind: "sign-in-needed" };
  // Parsed by the endpoint's schema. Statuses without a schema have no `failure`.
  const problems = (error.failure as Failure | undefined)?.errors ?? [];
  const ofPassword = problems.find(({ field }) => field === "password");
  return ofPassword ? { kind: "rejected", message: ofPassword.message } : { kind: "invalid-current", status };
}
