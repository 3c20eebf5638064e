import { call, isRequestError } from "../client/index.js";
import { authenticatePasskey, type PasskeyRequest, passkeyRequest } from "../contract/index.js";
import { enter, type SignInOutcome } from "../session/index.js";
import { getJson, getRequest } from "./credential-json.js";
import { getRefusal, type PasskeyRefusal } from "./passkey-failure.js";

export interface PasskeyOptions {
  /** Aborts the request and closes the browser's dialog. */
  readonly signal: AbortSignal;
  /** Returns the text of the form's user name field. Its countdown shows if that account is locked. */
  readonly username: () => string;
  /**
   * Suggests passkeys in a field with `autocomplete="username webauthn"` instead of a dialog. Shortly before the challenge
   * expires, the outcome is `expired`.
   */
  readonly suggest?: boolean;
  /** Wraps the server call after the user has chosen a passkey. It calls `enter` and resolves to its outcome. */
  readonly around?: (enter: () => Promise<PasskeyOutcome>) => Promise<PasskeyOutcome>;
}

/** Outcome of a sign-in. The widget chooses the message (beyond-31). */
export type PasskeyOutcome =
  | Exclude<SignInOutcome, { kind: "invalid" | "captcha" }>
  | PasskeyRefusal
  /** The passkey was removed from the account. */
  | { readonly kind: "unknown" }
  /** The challenge has expired. */
  | { readonly kind: "expired" };

/** Resolves to true when the browser can suggest passkeys in a field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Signs in with a passkey (beyond-28). After success, call `continueAfterSignIn`, as after `signIn`. */
export async function signInWithPasskey(options: PasskeyOptions): Promise<PasskeyOutcome> {
  const { signal, around = (enter) => enter() } = options;
  let request: PasskeyRequest;
  try {
    request = await call(passkeyRequest, { signal });
  } catch (error) {
    return requestFailure(error);
  }
  const credential = await requestCredential(request, options);
  if (!("rawId" in credential)) return credential;
  return around(() => sendCredential(credential, request, options));
}

/** Sends the signed challenge to the server. */
async function sendCredential(
  credential: PublicKeyCredential,
  request: PasskeyRequest,
  { username, signal }: PasskeyOptions,
): Promise<PasskeyOutcome> {
  let json: unknown;
  try {
    json = getJson(credential);
  } catch (error) {
    return getRefusal(error); // The objects of password managers can be invalid.
  }
  // The contract's schema validates it.
  const body = { credential: json } as never;
  const outcome = await enter(username(), () => call(authenticatePasskey, { body, signal }));
  switch (outcome.kind) {
    case "captcha":
    case "invalid": {
      const isUnknownPasskey = outcome.kind === "invalid" && outcome.status === 401;
      if (!isUnknownPasskey) return { kind: "expired" };
      await signalUnknown(request, credential.id);
      return { kind: "unknown" };
    }
    case "failed":
      return outcome.error.code === "request/aborted" ? { kind: "aborted" } : outcome;
    default:
      return outcome;
  }
}

function requestFailure(error: unknown): PasskeyOutcome {
  if (!isRequestError(error)) throw error;
  return error.code === "request/aborted" ? { kind: "aborted" } : { kind: "failed", error };
}

/** Milliseconds before the challenge's expiry at which a suggestion ends. */
const EXPIRY_MARGIN_MS = 15_000;
/** Minimum milliseconds that a challenge is used for. */
const MIN_CHALLENGE_MS = 60_000;

async function requestCredential(
  request: PasskeyRequest,
  { signal: callerSignal, suggest }: PasskeyOptions,
): Promise<PublicKeyCredential | PasskeyRefusal | { readonly kind: "expired" }> {
  const { timeout = MIN_CHALLENGE_MS } = request;
  const life = Math.max(MIN_CHALLENGE_MS, timeout - EXPIRY_MARGIN_MS);
  // Browsers suggest passkeys until they are aborted.
  const signal = suggest ? AbortSignal.any([callerSignal, AbortSignal.timeout(life)]) : callerSignal;
  try {
    const mediation = suggest ? "conditional" : "optional";
    const credential = await navigator.credentials.get({ publicKey: getRequest(request), signal, mediation });
    // Only credentials of this type were requested.
    return (credential as PublicKeyCredential | null) ?? { kind: "not-used" };
  } catch (error) {
    if (callerSignal.aborted) return { kind: "aborted" };
    return signal.aborted ? { kind: "expired" } : getRefusal(error, request.rpId);
  }
}

/** Lets the device hide a passkey that the server does not know, if the browser supports that. */
async function signalUnknown(
  { rpId = location.hostname }: PasskeyRequest,
  credentialId: string,
): Promise<void> {
  await PublicKeyCredential.signalUnknownCredential?.({ rpId, credentialId }).catch(() => {});
}
