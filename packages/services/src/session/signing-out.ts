import { pageStorage } from "@quire/core";

/** Stands in the storage from the press until the site has been told. */
export const SIGNING_OUT_KEY = "quire:signing-out";

/** Returns true if a page was left during its sign-out. */
export function isSigningOut(): boolean {
  return pageStorage().get(SIGNING_OUT_KEY) === "1";
}
