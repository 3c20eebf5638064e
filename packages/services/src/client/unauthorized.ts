import { pageSingleton } from "@quire/core";
import type { Base, Endpoint } from "../contract/index.js";

/** Calls for which 401 is an answer like another: nobody is signed in, or the password is wrong. */
const EXPECTED = new Set(["authenticate", "profile", "profileHead"]);

/** Services that know no session of the site. */
const OTHERS = new Set<Base>(["identity", "playback", "platform"]);

const listeners = () => pageSingleton("unauthorized", () => new Set<() => void>());

/** Calls `listener` when the server no longer knows the reader. */
export function onUnauthorized(listener: () => void): void {
  listeners().add(listener);
}

export function tellUnauthorized({ name, base }: Endpoint): void {
  if (OTHERS.has(base) || EXPECTED.has(name)) return;
  for (const listener of listeners()) listener();
}
