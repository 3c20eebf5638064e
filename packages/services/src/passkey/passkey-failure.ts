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
  | { readonly kind: "failed" };

const KINDS: Readonly<Record<string, Exclude<PasskeyRefusal["kind"], "failed">>> = {
  NotAllowedError: "not-used",
  AbortError: "aborted",
  InvalidStateError: "known",
};

/** Returns the refusal for a browser error, and reports errors that a developer can fix. */
export function getRefusal(error: unknown): PasskeyRefusal {
  const name = error instanceof DOMException ? error.name : "";
  if (Object.hasOwn(KINDS, name)) return { kind: KINDS[name] ?? "failed" };
  report(
    new QuireError("passkey/refused", "The browser cannot use passkeys on this page.", {
      why: String(error),
      fix: "Let the API name this page's host, or a parent domain, as rpId, and serve the page over https.",
      cause: error,
    }),
  );
  return { kind: "failed" };
}
