import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a cookie. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Stored hash of a token or request. A copied file opens no session. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** The bytes of a token. */
export function bytesOf(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(token, "base64url"));
}
