import { pageSingleton } from "@quire/core";
import type { Base, Endpoint } from "../contract/index.js";

/** Calls for which 401 is a normal answer: the user is a guest, or the password is wrong. */
const EXPECTED = new Set(["authenticate", "profile", "profileHead"]);

/** Services that do not use the site's session. */
const OTHERS = new Set<Base>(["identity", "playback", "platform"]);

const listeners = () => pageSingleton("unauthorized", () => new Set<() => void>());

/** Calls `listener` when the server reports that the session has ended. */
export function onUnauthorized(listener: () => void): void {
  listeners().add(listener);
}

export function notifyUnauthorized({ name, base }: Endpoint): void {
  if (OTHERS.has(base) || EXPECTED.has(name)) return;
  for (const listener of listeners()) listener();
}
