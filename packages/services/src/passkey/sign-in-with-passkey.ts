import { call, isRequestError } from "../client/index.js";
import { authenticatePasskey, type PasskeyRequest, passkeyRequest } from "../contract/index.js";
import { enter, type SignInOutcome } from "../session/index.js";
import { jsonOf, requestOf } from "./credential-json.js";
import { type PasskeyRefusal, refusalOf } from "./passkey-failure.js";

export interface PasskeyOptions {
  /** Ends it; what the browser shows goes. */
  readonly signal: AbortSignal;
  /** What stands in the form's field for it: a lockout is counted down beside it. */
  readonly username: () => string;
  /**
   * The browser offers them in a field with `autocomplete="username webauthn"`, instead of asking at once. When what is
   * to be signed is about to hold no more, that ends as `expired`.
   */
  readonly suggest?: boolean;
  /** The reader has chosen one: calls `enter`, by which the server is asked, and resolves to what that came to. */
  readonly around?: (enter: () => Promise<PasskeyOutcome>) => Promise<PasskeyOutcome>;
}

/** What came of it; the widget chooses the words (beyond-31). */
export type PasskeyOutcome =
  | Exclude<SignInOutcome, { kind: "invalid" | "captcha" }>
  | PasskeyRefusal
  /** The account has it no more. */
  | { readonly kind: "unknown" }
  /** What was to be signed held no more. */
  | { readonly kind: "expired" };

/** Whether the browser can offer passkeys in a field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/**
 * Signs in with a passkey (beyond-28). On success the caller goes on with `continueAfterSignIn`, as after `signIn`.
 */
export async function signInWithPasskey(options: PasskeyOptions): Promise<PasskeyOutcome> {
  const { signal, around = (enter) => enter() } = options;
  let request: PasskeyRequest;
  try {
    request = await call(passkeyRequest, { signal });
  } catch (error) {
    return requestFailure(error);
  }
  const credential = await sign(request, options);
  if (!("rawId" in credential)) return credential;
  return around(() => present(credential, request, options));
}

/** Shows the server what was signed. */
async function present(
  credential: PublicKeyCredential,
  request: PasskeyRequest,
  { username, signal }: PasskeyOptions,
): Promise<PasskeyOutcome> {
  let json: unknown;
  try {
    json = jsonOf(credential);
  } catch (error) {
    return refusalOf(error); // A password manager's own object may hold anything.
  }
  // The contract's schema says whether it is one.
  const body = { credential: json } as never;
  const outcome = await enter(username(), () => call(authenticatePasskey, { body, signal }));
  switch (outcome.kind) {
    case "captcha":
    case "invalid": {
      const isGone = outcome.kind === "invalid" && outcome.status === 401;
      if (!isGone) return { kind: "expired" };
      await tellDevice(request, credential.id);
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

/** Milliseconds before what is to be signed holds no more, and for how long it is taken to hold at least. */
const AHEAD = 15_000;
const SHORTEST = 60_000;

async function sign(
  request: PasskeyRequest,
  { signal: given, suggest }: PasskeyOptions,
): Promise<PublicKeyCredential | PasskeyRefusal | { readonly kind: "expired" }> {
  const { timeout = SHORTEST } = request;
  const life = Math.max(SHORTEST, timeout - AHEAD);
  // Browsers suggest for as long as they are let.
  const signal = suggest ? AbortSignal.any([given, AbortSignal.timeout(life)]) : given;
  try {
    const mediation = suggest ? "conditional" : "optional";
    const credential = await navigator.credentials.get({ publicKey: requestOf(request), signal, mediation });
    // It was asked for this kind alone.
    return (credential as PublicKeyCredential | null) ?? { kind: "not-used" };
  } catch (error) {
    if (given.aborted) return { kind: "aborted" };
    return signal.aborted ? { kind: "expired" } : refusalOf(error);
  }
}

/** A device that can be told offers it no more. */
async function tellDevice({ rpId = location.hostname }: PasskeyRequest, credentialId: string): Promise<void> {
  await PublicKeyCredential.signalUnknownCredential?.({ rpId, credentialId }).catch(() => {});
}
