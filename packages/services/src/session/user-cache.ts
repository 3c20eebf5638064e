import { getPageSetting, pageStorage } from "@quire/core";

const USER = "user";
const VALIDATOR = "quire:user-validator";
/** Replaces the validator if the cache was removed because it was doubtful, not because of a sign-out. */
const DOUBTFUL = "doubtful";

/** Returns the text of the cached profile. Pages read it under the same key (accounts-3.15). */
export function getCachedUserText(): string | null {
  return pageStorage().get(USER);
}

/** Returns the validator that the next HEAD response must match, so that the cache stays valid. */
export function getCachedValidator(): string | null {
  return pageStorage().get(VALIDATOR);
}

export function saveUser(text: string, validator: string | null | undefined): void {
  writeForTabs(text, validator);
}

/**
 * Removes the profile of a user who has signed out. Other tabs follow. With tokens they follow only the message of a
 * sign-out, because each tab may have tokens that the others lack (beyond-425).
 */
export function removeCachedUser(): void {
  writeForTabs(undefined, getPageSetting("auth") === "token" ? DOUBTFUL : undefined);
}

/** Removes an unconfirmed profile. Other tabs do not treat this as a sign-out. */
export function dropCachedUser(): void {
  writeForTabs(undefined, DOUBTFUL);
}

/**
 * Writes the profile and its validator. Other tabs treat a missing pair as a sign-out, so the profile is written first and
 * removed last.
 */
function writeForTabs(user?: string, validator?: string | null): void {
  if (isAmongStrangers()) return;
  const storage = pageStorage();
  if (user) storage.set(USER, user);
  if (validator) storage.set(VALIDATOR, validator);
  else storage.remove(VALIDATOR);
  if (!user) storage.remove(USER);
}

/** Returns true if a sign-out or a cleared storage has removed the profile. */
export function isUserGone(): boolean {
  return getCachedUserText() === null && getCachedValidator() !== DOUBTFUL;
}

/**
 * Returns true if a page of another origin frames this one. Browsers withhold the user's cookie from most such frames,
 * but some give them the site's storage. A session that the server reports there is valid only for that frame.
 */
export function isAmongStrangers(): boolean {
  try {
    return globalThis.top?.location.origin !== globalThis.location?.origin;
  } catch {
    return true; // The browser does not reveal the address of another origin's page.
  }
}
