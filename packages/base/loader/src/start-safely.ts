import { report } from "@quire/core";

/** Starts a service. A failure does not stop the other services. */
export function startSafely(start: () => void): void {
  try {
    start();
  } catch (error) {
    report(error);
  }
}
