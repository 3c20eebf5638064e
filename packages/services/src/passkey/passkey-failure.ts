import { QuireError, report } from "@quire/core";

/** Why a browser has given nothing. */
export type PasskeyRefusal =
  /** The reader has closed its dialog, has none for this site, or took too long: browsers do not tell which. */
  | { readonly kind: "not-used" }
  /** Whoever asked has gone. */
  | { readonly kind: "aborted" }
  /** To be made: this device has one of the account already. */
  | { readonly kind: "known" }
  | { readonly kind: "failed" };

const KINDS: Readonly<Record<string, Exclude<PasskeyRefusal["kind"], "failed">>> = {
  NotAllowedError: "not-used",
  AbortError: "aborted",
  InvalidStateError: "known",
};

/** What the browser's error means; what a developer can mend is told to them. */
export function refusalOf(error: unknown): PasskeyRefusal {
  const name = error instanceof DOMException ? error.name : "";
  if (Object.hasOwn(KINDS, name)) return { kind: KINDS[name] ?? "failed" };
  report(
    new QuireError("passkey/refused", "The browser can use no passkey on this page.", {
      why: String(error),
      fix: "Have the API name this page's own host, or a domain above it, as rpId, and serve the page by https.",
      cause: error,
    }),
  );
  return { kind: "failed" };
}
