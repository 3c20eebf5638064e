import { runtime } from "./runtime.js";

/** Returns a DOM id that is unique on the page, across all copies of Quire. */
export function uniqueId(prefix: string): string {
  return `quire-${prefix}-${runtime().nextId++}`;
}

/**
 * Returns a random key of 32 hexadecimal digits for one intent of the user. Retries of the intent keep it. It works on plain
 * http too, where `crypto.randomUUID` does not exist.
 */
export function idempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
