import { createHash, randomBytes } from "node:crypto";

/** Creates a token of 256 random bits for a cookie. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Hashes a token or request for storage, so that a copied data file opens no session. */
export function getHash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** Decodes the bytes of a token. */
export function getBytes(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(token, "base64url"));
}
