import { followingStore } from "./following-store.js";

/** Shows a guest's sign-up by e-mail as followed on this page. */
export function showSignUp(key: string, isSignedUp: boolean): void {
  followingStore().setState(({ followed }) => {
    const next = new Set(followed);
    if (isSignedUp) next.add(key);
    else next.delete(key);
    return { followed: next };
  });
}
