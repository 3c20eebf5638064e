import type { StorageArea } from "@quire/core";

/** Under this, each area of the storage says whose things lie in it; a guest's are nobody's. */
export const OWNER_KEY = "quire:reader";
export const AREAS: readonly StorageArea[] = ["local", "session"];
