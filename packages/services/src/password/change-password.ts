import { call, isRequestError, type RequestError } from "../client/index.js";
import { changePassword as changePasswordRow, type Failure } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";

export interface ChangePasswordInput {
  readonly current: string;
  readonly password: string;
}

/** What came of it; the widget chooses the words (accounts-8.23, accounts-8.24). */
export type ChangePasswordOutcome =
  | { readonly kind: "changed" }
  /** The server said no: 'Current Password is invalid'. */
  | { readonly kind: "invalid-current"; readonly status: number }
  /** It refused the new password by name; `message` is the server's own. */
  | { readonly kind: "rejected"; readonly message: string }
  | { readonly kind: "sign-in-needed" }
  /** The server failed, or no answer came, or none that could be read. */
  | { readonly kind: "failed"; readonly error: RequestError };

/** Changes the reader's password (accounts-7.9). */
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

/** A 4xx concerns the current password (accounts-8.23), unless it names the new one; 5xx concerns neither. */
function changePasswordFailure(error: RequestError): ChangePasswordOutcome {
  const { code, status } = error;
  if (code !== "request/status" || status === undefined || status >= 500 || error.isMisplaced)
    return { kind: "failed", error };
  if (status === 401) return { kind: "sign-in-needed" };
  // The endpoint's schema for this status has parsed it; another status has none.
  const problems = (error.failure as Failure | undefined)?.errors ?? [];
  const ofPassword = problems.find(({ field }) => field === "password");
  return ofPassword ? { kind: "rejected", message: ofPassword.message } : { kind: "invalid-current", status };
}
