import { getStorageName, ownDocument, pageStorage, type StorageArea } from "@quire/core";
import { FOLLOW_DATA_KEY, PENDING_ACTION_KEY } from "./has-pending-action.js";
import { AREAS, hasSignedOut, OWNER_KEY, SIGNED_OUT_KEY } from "./owner-key.js";
import { SIGN_IN_MARK } from "./sign-in-mark.js";

/**
 * The time of removal: for the next user, for a guest, or at sign-out, for data that contains its owner's id.
 */
type Until = "next" | "nobody" | "sign-out";
const ALL: readonly Until[] = ["next", "nobody", "sign-out"];

/**
 * Stored data that belongs to a user, except the profile, which `endSession` removes first. A key with a colon at the end
 * is a prefix. List each new key of such data here, so that every tab removes it together with its user.
 */
const BELONGINGS: readonly (readonly [StorageArea, key: string, Until])[] = [
  ["local", "quire:recent-searches", "next"],
  ["local", "quire:region", "next"],
  ["local", "quire:video-progress", "next"],
  ["session", "quire:registered", "next"],
  ["session", "quire:unanswered", "next"],
  ["session", "quire:added", "next"],
  ["session", "quire:coupon", "next"],
  // The next user's cart replaces this cart.
  ["local", "cart", "nobody"],
  ["local", "shopping-cart", "nobody"],
  ["local", "quire:cart-of", "nobody"],
  // Entries that wait until their user returns.
  ["local", "quire:outbox:", "sign-out"],
  ["local", "quire:cart-combined", "sign-out"],
  ["local", "help-messages", "sign-out"],
  ["local", FOLLOW_DATA_KEY, "sign-out"],
  ["session", PENDING_ACTION_KEY, "sign-out"],
  ["session", "quire:checkout", "sign-out"],
  ["session", "quire:quoted", "sign-out"],
  ["session", "quire:draft:", "sign-out"],
  ["session", "quire:read-on", "sign-out"],
  ["session", SIGN_IN_MARK, "sign-out"],
];

/** The breadcrumb cookie of an order (accounts-4.15). */
const CRUMB = "subscription-breadcrumb";

/**
 * Removes the data of an earlier user, and stores the id of the current one. Also removes the data of a user who has
 * signed out in another tab, or while this one was closed.
 * @param id id of the current user, or empty for a guest
 */
export function forgetReader(id: string): void {
  const isSignOut = hasSignedOut();
  for (const area of AREAS) {
    const owner = pageStorage(area).get(OWNER_KEY) ?? "";
    if (owner === id) continue;
    if (owner) removeBelongings(area, isSignOut ? ALL : id ? ["next"] : ["next", "nobody"]);
    if (id) pageStorage(area).set(OWNER_KEY, id);
    else pageStorage(area).remove(OWNER_KEY);
  }
  if (id) pageStorage().remove(SIGNED_OUT_KEY);
}

/** Removes all data of a user who has signed out. */
export function forgetSignedOut(): void {
  pageStorage().set(SIGNED_OUT_KEY, "1");
  for (const area of AREAS) {
    removeBelongings(area, ALL);
    pageStorage(area).remove(OWNER_KEY);
  }
  // The Cookie Store API is asynchronous, and the page is about to be left.
  ownDocument.cookie = `${CRUMB}=; Max-Age=0; Path=/`;
}

function removeBelongings(area: StorageArea, due: readonly Until[]): void {
  for (const [where, key, until] of BELONGINGS) {
    if (where !== area || !due.includes(until)) continue;
    const keys = key.endsWith(":") ? pageStorage(area).keys(key) : [key];
    for (const one of keys) pageStorage(area).remove(one);
    // Browsers send storage events only to other tabs, so one is dispatched for this page's stores.
    if (area === "local")
      dispatchEvent(new StorageEvent("storage", { key: getStorageName(key), newValue: null }));
  }
}
