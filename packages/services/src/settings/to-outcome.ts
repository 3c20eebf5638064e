import { isRequestError, type RequestError } from "../client/index.js";
import { getPasswordRefusal } from "../password/index.js";

/** Failure of a call about the user's account. */
export type SettingsFailure =
  /** The session has ended. */
  | { readonly kind: "sign-in-needed" }
  /** Too many of these calls (429). */
  | { readonly kind: "too-many" }
  | { readonly kind: "failed"; readonly error: RequestError };

/** Runs `work`, and returns a RequestError as an outcome. Other errors are thrown. */
export async function toOutcome<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | SettingsFailure> {
  try {
    return await work();
  } catch (error) {
    if (!isRequestError(error)) throw error;
    if (error.status === 401) return { kind: "sign-in-needed" };
    return error.status === 429 ? { kind: "too-many" } : { kind: "failed", error };
  }
}

/** Runs `work`, and returns a refusal that needs the password as an outcome. */
export async function catchPasswordRefusal<Outcome>(
  currentPassword: string | undefined,
  work: () => Promise<Outcome>,
) {
  try {
    return await work();
  } catch (error) {
    const refusal = getPasswordRefusal(error, currentPassword);
    if (!refusal) throw error;
    return refusal;
  }
}
