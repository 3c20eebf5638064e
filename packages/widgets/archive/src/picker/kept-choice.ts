import { keepState, keptState } from "@quire/core";

const KEY = "quire:issue";

/** Returns the year and issue that were chosen at this entry of the browser's history. */
export function keptChoice(): readonly unknown[] {
  const kept = keptState(KEY);
  return Array.isArray(kept) ? kept : [];
}

export const keepChoice = (...choice: readonly string[]): void => keepState(KEY, choice);
