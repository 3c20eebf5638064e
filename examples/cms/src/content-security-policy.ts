import { randomBytes } from "node:crypto";

export interface PolicyOptions {
  nonce: string;
  /** Origin of the stand-ins for identity, captcha, payment and video. */
  outsideOrigin: string;
  /** Pages with jQuery 1.12, which writes HTML from strings, cannot have it. */
  trustedTypes: boolean;
  /** Paths that every site may frame. */
  isEmbedded: boolean;
}

/** A value that nobody can guess, new for each response. */
export function createNonce(): string {
  return randomBytes(18).toString("base64");
}

/** The value of the Content-Security-Policy header: scripts by nonce only, nothing inline, nothing evaluated. */
export function contentSecurityPolicy({
  nonce,
  outsideOrigin,
  trustedTypes,
  isEmbedded,
}: PolicyOptions): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    `img-src 'self' data: ${outsideOrigin}`,
    // A stream that a script puts together comes from a blob.
    `media-src 'self' blob: ${outsideOrigin}`,
    `connect-src 'self' ${outsideOrigin}`,
    `frame-src 'self' ${outsideOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    // Even "*" is nobody without an origin: a partner's page may be sandboxed.
    ...(isEmbedded ? [] : ["frame-ancestors 'self'"]),
    ...(trustedTypes ? ["require-trusted-types-for 'script'", "trusted-types quire"] : []),
  ].join("; ");
}
