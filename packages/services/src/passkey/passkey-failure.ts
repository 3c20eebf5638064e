import { QuireError, report } from "@quire/core";

/** Reason why the browser returned no passkey. */
export type PasskeyRefusal =
  /**
   * The user closed the dialog, has no passkey for this site, or took too long. Browsers do not distinguish
   * these cases.
   */
  | { readonly kind: "not-used" }
  /** The caller aborted the request. */
  | { readonly kind: "aborted" }
  /** For a new passkey: this device already has one of the account. */
  | { readonly kind: "known" }
  /** Passkeys are for another domain, and this browser does not use them on this page. */
  | { readonly kind: "unsupported" }
  | { readonly kind: "failed" };

const KINDS: Readonly<Record<string, Exclude<PasskeyRefusal["kind"], "failed" | "unsupported">>> = {
  NotAllowedError: "not-used",
  AbortError: "aborted",
  InvalidStateError: "known",
};

/**
 * Returns the refusal for a browser error, and reports errors that a developer can fix.
 * @param rpId the host name of the requested passkeys
 */
export async function getRefusal(error: unknown, rpId = location.hostname): Promise<PasskeyRefusal> {
  const name = error instanceof DOMException ? error.name : "";
  if (Object.hasOwn(KINDS, name)) return { kind: KINDS[name] ?? "failed" };
  const isForeign = name === "SecurityError" && !`.${location.hostname}`.endsWith(`.${rpId}`);
  if (isForeign && !(await canUseRelatedOrigins())) return { kind: "unsupported" };
  report(
    new QuireError("passkey/refused", "The browser cannot use passkeys on this page.", {
      why: String(error),
      fix: isForeign
        ? `Let https://${rpId}/.well-known/webauthn answer with JSON whose "origins" contain ${location.origin}.`
        : "Let the API name this page's host, or a parent domain, as rpId, and serve the page over https.",
      cause: error,
    }),
  );
  return { kind: "failed" };
}

/** Resolves to true when pages of other domains can use passkeys that list them. Older browsers do not know this list. */
async function canUseRelatedOrigins(): Promise<boolean> {
  return (await PublicKeyCredential.getClientCapabilities?.())?.["relatedOrigins"] === true;
}
