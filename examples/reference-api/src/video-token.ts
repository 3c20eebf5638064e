import { createHmac, timingSafeEqual } from "node:crypto";

/** Milliseconds for which a viewing permission is valid. */
const VALID_FOR = 60 * 60_000;

/** A token for watching a video never opens its files, and vice versa. */
export type VideoPurpose = "watch" | "files";

/** Creates a permission for one video. The playback service can check it without a request. */
export function videoToken(secret: string, purpose: VideoPurpose, id: string, now: number): string {
  const until = String(now + VALID_FOR);
  return `${until}.${getSignature(secret, [purpose, id, until])}`;
}

/** Checks that the token was made for this purpose and video and has not expired. */
export function isVideoToken(
  secret: string,
  purpose: VideoPurpose,
  id: string,
  token: string,
  now: number,
): boolean {
  const [until = "", signature = ""] = token.split(".");
  const expected = Buffer.from(getSignature(secret, [purpose, id, until]));
  const givenBytes = Buffer.from(signature);
  return (
    givenBytes.length === expected.length && timingSafeEqual(givenBytes, expected) && Number(until) > now
  );
}

function getSignature(secret: string, signed: readonly string[]): string {
  return createHmac("sha256", secret).update(JSON.stringify(signed)).digest("base64url");
}
