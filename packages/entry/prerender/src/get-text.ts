import type { Filled } from "./filling.js";

/** Returns a summary of a page for the user of the command. */
export function getText(name: string, filled: readonly Filled[]): string {
  if (filled.length === 0) return `${name}: no widgets`;
  return filled
    .flatMap(({ line, what, isDone, notes }) => [
      `${name}:${line} ${isDone ? "✓" : "✗"} ${what}`,
      ...notes.map((note) => `    ${note}`),
    ])
    .join("\n");
}
