import { jsonText } from "@quire/core";
import type { CurrentUser } from "../contract/index.js";
import { getUser } from "./get-user.js";
import { showSession } from "./session-changes.js";
import { sessionStore } from "./session-store.js";
import { getCachedValidator, saveUser } from "./user-cache.js";

/** Changes the cached user after a successful write. */
export function patchUser(change: (user: CurrentUser) => CurrentUser): void {
  const before = getUser(sessionStore().getState());
  if (!before) return;
  const user = change(before);
  saveUser(jsonText(user), getCachedValidator());
  showSession({ status: "known", user });
}
