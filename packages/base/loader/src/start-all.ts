import { report } from "@quire/core";

/** Starts the services; one that fails does not keep the others from starting. */
export function startAll(starts: readonly (() => void)[]): void {
  for (const start of starts) {
    try {
      start();
    } catch (error) {
      report(error);
    }
  }
}
