import { pageStorage } from "@quire/core";

/** Storage key that this tab has from a sign-in until the session is loaded. */
export const SIGN_IN_MARK = "quire:signed-in";

export function markSignIn(): void {
  pageStorage("session").set(SIGN_IN_MARK, "1");
}

export function isSignInMarked(): boolean {
  return pageStorage("session").get(SIGN_IN_MARK) !== null;
}

/** Removes the mark. @returns true if this tab has signed in since the last call */
export function takeSignInMark(): boolean {
  const isMarked = isSignInMarked();
  if (isMarked) pageStorage("session").remove(SIGN_IN_MARK);
  return isMarked;
}
