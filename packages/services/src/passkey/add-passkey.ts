import { call, type RequestError } from "../client/index.js";
import {
  addPasskey as addPasskeyRow,
  type Passkey,
  type PasskeyCreation,
  passkeyCreation,
} from "../contract/index.js";
import { getPasswordRefusal, type PasswordRefusal } from "../password/index.js";
import { sessionSignal } from "../session/index.js";
import { getCreation, getJson } from "./credential-json.js";
import { getDeviceName } from "./device-name.js";
import { getRefusal, type PasskeyRefusal } from "./passkey-failure.js";
import { type PasskeyFailure, toPasskeyOutcome } from "./reader-passkeys.js";

export type AddPasskeyOutcome =
  | { readonly kind: "added"; readonly passkey: Passkey }
  | PasswordRefusal
  /** The account has the maximum number of passkeys. */
  | { readonly kind: "enough" }
  | PasskeyRefusal
  | PasskeyFailure;

/** Creates a passkey in the browser and stores it in the account (beyond-30). */
export function addPasskey(
  currentPassword?: string,
  signal: AbortSignal = sessionSignal(),
): Promise<AddPasskeyOutcome> {
  return toPasskeyOutcome(async () => {
    const creation = await askToMake(currentPassword, signal);
    if ("kind" in creation) return creation;
    const made = await createCredential(creation, signal);
    if (!("rawId" in made)) return made;
    return registerPasskey(made, signal);
  });
}

async function askToMake(
  currentPassword: string | undefined,
  signal: AbortSignal,
): Promise<PasskeyCreation | AddPasskeyOutcome> {
  const body = currentPassword === undefined ? {} : { currentPassword };
  try {
    return await call(passkeyCreation, { body, signal });
  } catch (error) {
    if ((error as Partial<RequestError>).status === 409) return { kind: "enough" };
    const refusal = getPasswordRefusal(error, currentPassword);
    if (!refusal) throw error;
    return refusal;
  }
}

async function createCredential(
  creation: PasskeyCreation,
  signal: AbortSignal,
): Promise<PublicKeyCredential | PasskeyRefusal> {
  try {
    const credential = await navigator.credentials.create({ publicKey: getCreation(creation), signal });
    // Only credentials of this type were requested.
    return (credential as PublicKeyCredential | null) ?? { kind: "not-used" };
  } catch (error) {
    return signal.aborted ? { kind: "aborted" } : getRefusal(error, creation.rp.id);
  }
}

async function registerPasskey(made: PublicKeyCredential, signal: AbortSignal): Promise<AddPasskeyOutcome> {
  // The contract's schema validates it.
  const body = { credential: getJson(made), name: getDeviceName() } as never;
  try {
    return { kind: "added", passkey: await call(addPasskeyRow, { body, signal }) };
  } catch (error) {
    if ((error as Partial<RequestError>).status === 409) return { kind: "known" };
    throw error;
  }
}
