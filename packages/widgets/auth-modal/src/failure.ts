import { QuireError, report } from "@quire/core";

/** Reports to the developer that the modal has no container or no content (accounts-8.27, technical errors). */
export function reportFailure(why: string, fix: string): void {
  report(new QuireError("auth-modal/failed", "Failed to load auth modal component", { why, fix }));
}
