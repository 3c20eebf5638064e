import { findNearestName, QuireError, report } from "@quire/core";

/** Reports an unknown mode, with a similar valid one as a suggestion. */
export function reportMode(mode: string, modes: readonly string[]): void {
  const nearest = findNearestName(mode, modes);
  const fix = nearest ? `Did you mean "${nearest}"?` : `Use one of: ${modes.join(", ")}.`;
  const why = "Registration is shown.";
  report(new QuireError("auth-modal/mode", `The auth modal has no mode "${mode}".`, { why, fix }));
}
