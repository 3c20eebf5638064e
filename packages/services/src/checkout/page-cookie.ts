import { ownDocument } from "@quire/core";

/** Longest cookie that browsers keep, in characters: name, value and attributes together. */
const MAX_COOKIE_LENGTH = 4096;

/** Returns the decoded value of a cookie, the raw value if it is not decodable, or undefined if it is absent. */
export function readCookie(name: string): string | undefined {
  let value: string | undefined;
  try {
    const pair = ownDocument.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
    value = pair?.slice(name.length + 1);
    return value && decodeURIComponent(value);
  } catch {
    return value; // A sandboxed frame has no cookies, or the value has a lone "%" and is not Quire's.
  }
}

/** Writes a cookie for the whole site. @returns false when it is too long and was not written */
export function writeCookie(name: string, value: string, days: number): boolean {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure}`;
  if (cookie.length >= MAX_COOKIE_LENGTH) return false;
  ownDocument.cookie = cookie;
  return true;
}

export function removeCookie(name: string): void {
  ownDocument.cookie = `${name}=; Path=/; Max-Age=0`;
}
