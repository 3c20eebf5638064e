import { pageStorage } from "@quire/core";

/** Stands in the storage from the press until the site has been told. */
export const SIGNING_OUT_KEY = "quire:signing-out";

/** Whether a page was left while it was signing out. */
export function isSigningOut(): boolean {
  return pageStorage().get(SIGNING_OUT_KEY) === "1";
}
