import { randomBytes } from "node:crypto";

export interface PolicyOptions {
  nonce: string;
  /** Origin of the stand-ins for identity, captcha, payment and video. */
  outsideOrigin: string;
  /** False for pages with jQuery 1.12, which writes HTML from strings. */
  trustedTypes: boolean;
  /** True for pages that every site may frame. */
  isEmbedded: boolean;
}

/** Creates an unguessable value, new for each response. */
export function createNonce(): string {
  return randomBytes(18).toString("base64");
}

/** Builds the Content-Security-Policy header: scripts and inline styles by nonce only, nothing evaluated. */
export function contentSecurityPolicy({
  nonce,
  outsideOrigin,
  trustedTypes,
  isEmbedded,
}: PolicyOptions): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${outsideOrigin}`,
    // A stream that a script assembles comes from a blob.
    `media-src 'self' blob: ${outsideOrigin}`,
    `connect-src 'self' ${outsideOrigin}`,
    `frame-src 'self' ${outsideOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    // A directive would exclude sandboxed partner pages: even "*" does not match a page with an opaque
    // origin.
    ...(isEmbedded ? [] : ["frame-ancestors 'self'"]),
    ...(trustedTypes ? ["require-trusted-types-for 'script'", "trusted-types quire"] : []),
  ].join("; ");
}
