import { pageSingleton } from "@quire/core";
import type { Endpoint } from "../contract/index.js";

/** Calls for which 401 is an answer like another: nobody is signed in, or the password is wrong. */
const EXPECTED = new Set(["authenticate", "profile", "profileHead"]);

const listeners = () => pageSingleton("unauthorized", () => new Set<() => void>());

/** Calls `listener` when the server no longer knows the reader. */
export function onUnauthorized(listener: () => void): void {
  listeners().add(listener);
}

export function tellUnauthorized({ name, base }: Endpoint): void {
  if (base === "identity" || EXPECTED.has(name)) return;
  for (const listener of listeners()) listener();
}
