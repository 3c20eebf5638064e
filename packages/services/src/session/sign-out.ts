import {
  goTo,
  markUserAction,
  pageStorage,
  reloadPage,
  report,
  routing,
  toSafeReturnPath,
} from "@quire/core";
import { call } from "../client/index.js";
import * as configuration from "../configuration/index.js";
import { identityLogout, logout } from "../contract/index.js";
import { forgetSignedOut } from "./forget-reader.js";
import { SIGNED_OUT_KEY } from "./owner-key.js";
import { endSession } from "./session-changes.js";
import { sessionStore } from "./session-store.js";
import { getSessionChannel } from "./session-tabs.js";
import { SIGNING_OUT_KEY } from "./signing-out.js";

// Both functions are needed rarely and late, so they share a chunk.
export { forgetReader } from "./forget-reader.js";

/**
 * Signs out of the second identity service, and then of the site (accounts-4.7). Then the browser opens
 * `returnPath`, by default the current page. The user's data is removed only after the site has answered. An
 * application with a router stays, or navigates to `returnPath` itself.
 * @throws RequestError if the site's call fails. The user is then still signed in
 */
export async function signOut(returnPath?: string): Promise<void> {
  const wasSignedIn = sessionStore().getState().status === "known";
  pageStorage().set(SIGNING_OUT_KEY, "1");
  try {
    await signOutOfServices();
  } catch (error) {
    pageStorage().remove(SIGNING_OUT_KEY); // The caller shows the error, and the user can retry.
    throw error;
  }
  endSignedInSession();
  if (!routing().router && isSiteHere()) goTo(getLogoutAddress(returnPath));
  else if (returnPath !== undefined) goTo(toSafeReturnPath(returnPath));
  else {
    // A script that signs out a guest again and again must not reload the page each time.
    if (wasSignedIn) markUserAction();
    reloadPage();
  }
}

/** Returns false if sign-out is a call to another origin, which could only redirect to its own pages (beyond-370). */
function isSiteHere(): boolean {
  return new URL(configuration.site(), location.origin).origin === location.origin;
}

/** Signs out of an account that the site has deleted: in every tab, without a navigation. */
export async function leaveAccount(): Promise<void> {
  await signOutOfIdentity();
  endSignedInSession();
}

/** Finishes the sign-out of a page that was left during it. After a failure the next page retries. */
export async function finishSignOut(): Promise<void> {
  try {
    await signOutOfServices();
    endSignedInSession();
  } catch (error) {
    report(error);
  }
}

async function signOutOfServices(): Promise<void> {
  await signOutOfIdentity();
  await call(logout, { query: {}, retry: false });
}

function endSignedInSession(): void {
  // Other tabs see this mark before the profile is removed, so they clear their storage as for a sign-out.
  pageStorage().set(SIGNED_OUT_KEY, "1");
  endSession();
  forgetSignedOut();
  pageStorage().remove(SIGNING_OUT_KEY);
  getSessionChannel().post("signed-out");
}

/** Signs out of the second identity service. A failure is only reported. */
async function signOutOfIdentity(): Promise<void> {
  if (configuration.identity() === null) return;
  await call(identityLogout).catch(report);
}

/** Returns the logout address of the configured site. The page's `<base>` is ignored. */
export function getLogoutAddress(returnPath?: string): string {
  const { pathname, search, hash, origin } = location;
  const path = returnPath === undefined ? pathname + search + hash : toSafeReturnPath(returnPath);
  const { href } = new URL(configuration.site().replace(/\/*$/, "/logout"), origin);
  return `${href}?return=${encodeURIComponent(path)}`;
}
