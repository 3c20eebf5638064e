import { report } from "@quire/core";

/** Starts a service; one that fails does not keep the others from starting. */
export function startSafely(start: () => void): void {
  try {
    start();
  } catch (error) {
    report(error);
  }
}
