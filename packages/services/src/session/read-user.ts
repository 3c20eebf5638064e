import { parseJson, reportCorrupt } from "@quire/core";
import * as v from "valibot";
import { type CurrentUser, CurrentUserSchema } from "../contract/index.js";
import { dropCachedUser, getCachedUserText } from "./user-cache.js";

export { profile } from "../contract/index.js";

/** Returns the cached profile. An unreadable one is removed. */
export function readCachedUser(): CurrentUser | undefined {
  const text = getCachedUserText();
  return text === null ? undefined : readUser(text);
}

/** Parses the text of a cached user. An invalid one is reported and removed. */
export function readUser(text: string): CurrentUser | undefined {
  try {
    return v.parse(CurrentUserSchema, parseJson(text));
  } catch (cause) {
    reportCorrupt('stored "user"', cause);
    dropCachedUser();
    return undefined;
  }
}
