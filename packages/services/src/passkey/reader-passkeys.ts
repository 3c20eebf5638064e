import { call, isRequestError, type RequestError } from "../client/index.js";
import {
  type Passkey,
  passkeys,
  removePasskey as removePasskeyRow,
  renamePasskey as renamePasskeyRow,
} from "../contract/index.js";
import { getPasswordRefusal, type PasswordRefusal } from "../password/index.js";
import { sessionSignal } from "../session/index.js";

/** Failure of a change. */
export type PasskeyFailure =
  /** The session has ended. */
  { readonly kind: "sign-in-needed" } | { readonly kind: "failed"; readonly error: RequestError };

export type PasskeysOutcome =
  | { readonly kind: "read"; readonly passkeys: readonly Passkey[] }
  | PasskeyFailure;

type ChangeOutcome = { readonly kind: "done" } | { readonly kind: "gone" };

export type ChangePasskeyOutcome = ChangeOutcome | PasskeyFailure;

export type RemovePasskeyOutcome = ChangeOutcome | PasswordRefusal | PasskeyFailure;

/** Loads the user's passkeys, the newest first. */
export function loadPasskeys(signal: AbortSignal = sessionSignal()): Promise<PasskeysOutcome> {
  return toPasskeyOutcome(async () => ({ kind: "read", ...(await call(passkeys, { signal })) }));
}

export function renamePasskey(
  id: string,
  name: string,
  signal: AbortSignal = sessionSignal(),
): Promise<ChangePasskeyOutcome> {
  return toPasskeyOutcome(() =>
    sendChange(() => call(renamePasskeyRow, { params: { id }, body: { name }, signal })),
  );
}

/** Removes a passkey from the account. Without a recent sign-in it needs the password (beyond-167). */
export function removePasskey(
  id: string,
  currentPassword?: string,
  signal: AbortSignal = sessionSignal(),
): Promise<RemovePasskeyOutcome> {
  const body = currentPassword === undefined ? {} : { currentPassword };
  return toPasskeyOutcome(async () => {
    try {
      return await sendChange(() => call(removePasskeyRow, { params: { id }, body, signal }));
    } catch (error) {
      const refusal = getPasswordRefusal(error, currentPassword);
      if (!refusal) throw error;
      return refusal;
    }
  });
}

async function sendChange(send: () => Promise<unknown>): Promise<ChangeOutcome> {
  try {
    await send();
  } catch (error) {
    if ((error as Partial<RequestError>).status === 404) return { kind: "gone" };
    throw error;
  }
  return { kind: "done" };
}

/** Runs `work`, and returns a RequestError as an outcome. */
export async function toPasskeyOutcome<Outcome>(
  work: () => Promise<Outcome>,
): Promise<Outcome | PasskeyFailure> {
  try {
    return await work();
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return error.status === 401 ? { kind: "sign-in-needed" } : { kind: "failed", error };
  }
}
