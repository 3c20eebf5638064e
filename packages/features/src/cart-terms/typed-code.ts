import { pageStorage } from "@quire/core";

const KEY = "quire:coupon";
export const MOST_LETTERS = 64;

/** Returns the typed coupon code that is not applied yet. It survives the reload after a sign-in. */
export function typedCode(): string {
  return (pageStorage("session").get(KEY) ?? "").slice(0, MOST_LETTERS);
}

export function keepTypedCode(code: string): void {
  if (code) pageStorage("session").set(KEY, code);
  else pageStorage("session").remove(KEY);
}
