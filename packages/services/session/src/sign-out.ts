import { call } from "@quire/client-service";
import * as configuration from "@quire/configuration-service";
import { identityLogout, logout } from "@quire/contract-service";
import { pageStorage, report, safeReturnPath } from "@quire/core";
import { loadSession } from "./load-session.js";
import { dropRegistration } from "./registration-note.js";
import { endSession, restartSession } from "./session-changes.js";
import { sessionTabs } from "./session-tabs.js";

/** What the checkout service keeps of an order, as a cookie, and of a checkout that was begun, in the tab. */
const CRUMB = "subscription-breadcrumb";
const CHECKOUT = "quire:checkout";

/**
 * Signs out (accounts §4): the caches and the crumb first, then the second identity service, then the
 * site itself, which in the end sends the browser to `returnPath`, the current page by default.
 * @throws RequestError when the site could not be told: the reader is then still signed in.
 */
export async function signOut(returnPath?: string): Promise<void> {
  endSession();
  dropRegistration();
  pageStorage().remove("cart");
  pageStorage().remove("shopping-cart");
  pageStorage("session").remove(CHECKOUT);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store cannot be awaited on the way out
  document.cookie = `${CRUMB}=; Max-Age=0; Path=/`;
  try {
    await signOutOfIdentity();
    await call(logout, { query: {}, retry: false });
  } catch (error) {
    restartSession();
    void loadSession();
    throw error;
  }
  sessionTabs().post("signed-out");
  location.assign(logoutPath(returnPath));
}

/** A second service that fails does not keep the reader from signing out of the first. */
async function signOutOfIdentity(): Promise<void> {
  if (configuration.identity() === null) return;
  await call(identityLogout).catch(report);
}

/** Where the browser goes to end the session. */
export function logoutPath(returnPath?: string): string {
  const { pathname, search, hash } = location;
  const path = returnPath === undefined ? pathname + search + hash : safeReturnPath(returnPath);
  return `/logout?return=${encodeURIComponent(path)}`;
}
