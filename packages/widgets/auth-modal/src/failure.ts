import { QuireError, report } from "@quire/core";

/** Tells the developer that the modal has no place or no content (accounts-8.27, technical errors). */
export function reportFailure(why: string, fix: string): void {
  report(new QuireError("auth-modal/failed", "Failed to load auth modal component", { why, fix }));
}
