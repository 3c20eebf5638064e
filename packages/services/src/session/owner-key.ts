import type { StorageArea } from "@quire/core";

/** Under this, each area of the storage says whose things lie in it; a guest's are nobody's. */
export const OWNER_KEY = "quire:reader";
export const AREAS: readonly StorageArea[] = ["local", "session"];

/** In place of an owner, for all tabs: the last one has signed out. Of a session that has only ended nothing is said. */
export const SIGNED_OUT = "";
