import { pageStorage, type StorageArea } from "@quire/core";

/** Returns true if the last user has signed out, in any tab. */
export const hasSignedOut = () => pageStorage().get(SIGNED_OUT_KEY) !== null;

/** Each storage area keeps the id of its owner under this key. A guest's area has no owner. */
export const OWNER_KEY = "quire:reader";
export const AREAS: readonly StorageArea[] = ["local", "session"];

/**
 * Set in local storage from a sign-out until the next sign-in. An expired session does not set it. It is separate from
 * the owner, because another tab may remove the owner at the same moment.
 */
export const SIGNED_OUT_KEY = "quire:signed-out";
