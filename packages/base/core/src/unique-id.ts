import { runtime } from "./runtime.js";

/** A DOM id that no other part of the page carries, whichever copy of Quire asks. */
export function uniqueId(prefix: string): string {
  return `quire-${prefix}-${runtime().nextId++}`;
}
