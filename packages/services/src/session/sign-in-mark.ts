import { pageStorage } from "@quire/core";

/** Stands in this tab from a sign-in until the server has said who reads now. */
export const SIGN_IN_MARK = "quire:signed-in";

export function markSignIn(): void {
  pageStorage("session").set(SIGN_IN_MARK, "1");
}

/** @returns whether a sign-in had gone before */
export function takeSignInMark(): boolean {
  const storage = pageStorage("session");
  const isMarked = storage.get(SIGN_IN_MARK) !== null;
  if (isMarked) storage.remove(SIGN_IN_MARK);
  return isMarked;
}
