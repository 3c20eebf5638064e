import { call, isRequestError, type RequestError } from "../client/index.js";
import {
  type Passkey,
  removeResetPasskey as removeResetPasskeyRow,
  resetPasskeys,
} from "../contract/index.js";

/**
 * Returns the passkeys of the reset link's account, the newest first (beyond-166). Returns none if the server lacks
 * this call.
 * @throws RequestError
 */
export async function loadResetPasskeys(token: string, signal?: AbortSignal): Promise<readonly Passkey[]> {
  try {
    return (await call(resetPasskeys, { body: { token }, signal })).passkeys;
  } catch (error) {
    if ((error as Partial<RequestError>).status === 404) return [];
    throw error;
  }
}

export interface RemoveResetPasskeyInput {
  /** Token of the mailed link. */
  readonly token: string;
  readonly id: string;
}

/** `expired`: the link has expired. */
export type RemoveResetPasskeyOutcome = "removed" | "expired" | "failed";

/** Removes a passkey with the token of a reset link, and ends the account's sessions. */
export async function removeResetPasskey(
  body: RemoveResetPasskeyInput,
  signal?: AbortSignal,
): Promise<RemoveResetPasskeyOutcome> {
  try {
    await call(removeResetPasskeyRow, { body, signal });
    return "removed";
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return error.status === 400 ? "expired" : "failed";
  }
}
