import { pageStorage } from "@quire/core";

/** Stands in this tab from a sign-in until the server has said who reads now. */
const KEY = "quire:signed-in";

export function markSignIn(): void {
  pageStorage("session").set(KEY, "1");
}

/** @returns whether a sign-in had gone before */
export function takeSignInMark(): boolean {
  const storage = pageStorage("session");
  const isMarked = storage.get(KEY) !== null;
  if (isMarked) storage.remove(KEY);
  return isMarked;
}
