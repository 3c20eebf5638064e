import { createHmac, timingSafeEqual } from "node:crypto";

/** Milliseconds for which somebody may watch what they were let in to. */
const VALID_FOR = 60 * 60_000;

/** A right to watch one video, which the playback service can check by itself. */
export function videoToken(secret: string, id: string, now: number): string {
  const until = String(now + VALID_FOR);
  return `${until}.${signatureOf(secret, id, until)}`;
}

/** Whether the token was given for this video, and still holds. */
export function isVideoToken(secret: string, id: string, token: string, now: number): boolean {
  const [until = "", signature = ""] = token.split(".");
  const expected = Buffer.from(signatureOf(secret, id, until));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(until) > now;
}

function signatureOf(secret: string, id: string, until: string): string {
  return createHmac("sha256", secret).update(`${id} ${until}`).digest("base64url");
}
