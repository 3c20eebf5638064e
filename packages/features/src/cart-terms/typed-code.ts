import { pageStorage } from "@quire/core";

const KEY = "quire:coupon";
export const MOST_LETTERS = 64;

/** A code that was typed and is on no cart yet: it outlives a sign-in, which loads the page anew. */
export function typedCode(): string {
  return (pageStorage("session").get(KEY) ?? "").slice(0, MOST_LETTERS);
}

export function keepTypedCode(code: string): void {
  if (code) pageStorage("session").set(KEY, code);
  else pageStorage("session").remove(KEY);
}
