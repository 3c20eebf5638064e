import { pageStorage } from "@quire/core";

/** Storage key that is set from the click until the site has answered. */
export const SIGNING_OUT_KEY = "quire:signing-out";

/** Returns true if the user left the page before the site answered a sign-out. */
export function isSigningOut(): boolean {
  return pageStorage().get(SIGNING_OUT_KEY) === "1";
}
