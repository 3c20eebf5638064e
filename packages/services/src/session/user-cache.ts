import { pageStorage } from "@quire/core";
import { isAmongStrangers } from "./is-among-strangers.js";

const USER = "user";
const VALIDATOR = "quire:user-validator";
/** Stands in place of the validator when the cache was removed for being doubtful, not for a sign-out. */
const DOUBTFUL = "doubtful";

/** The cached profile as text, under the name that hosts read (accounts-3.15). */
export function cachedUserText(): string | null {
  return pageStorage().get(USER);
}

/** Validator that the next HEAD response must match for the cache to hold. */
export function cachedValidator(): string | null {
  return pageStorage().get(VALIDATOR);
}

export function saveUser(text: string, validator: string | null | undefined): void {
  tellTabs(text, validator);
}

/** Removes the profile of a reader who has signed out; the other tabs see it and follow. */
export function removeCachedUser(): void {
  tellTabs();
}

/** Removes a profile that could not be confirmed; to the other tabs it says nothing about the reader. */
export function dropCachedUser(): void {
  tellTabs(undefined, DOUBTFUL);
}

/**
 * Other tabs go by what lies there: without both of a profile and its validator they take the reader for gone, so a
 * profile comes first and goes last.
 */
function tellTabs(user?: string, validator?: string | null): void {
  if (isAmongStrangers()) return;
  const storage = pageStorage();
  if (user) storage.set(USER, user);
  if (validator) storage.set(VALIDATOR, validator);
  else storage.remove(VALIDATOR);
  if (!user) storage.remove(USER);
}

/** Returns true if the profile is gone because of a sign-out or a cleared storage. */
export function isUserGone(): boolean {
  return cachedUserText() === null && cachedValidator() !== DOUBTFUL;
}
