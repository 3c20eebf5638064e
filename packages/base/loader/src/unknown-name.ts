import { findNearestName, QuireError, reportFault } from "@quire/core";

const KINDS: Readonly<Record<string, string>> = { widgets: "widget", actions: "action" };

/** Returns an error for an unknown name, with the nearest known one for the developer. */
export function describeUnknownName(folder: string, name: string, names: readonly string[]): QuireError {
  const nearest = findNearestName(name, names);
  const fix = nearest ? `Did you mean "${nearest}"?` : `Use one of: ${[...names].sort().join(", ")}.`;
  const code = folder === "widgets" ? "widget/unknown" : "trigger/unknown";
  return new QuireError(code, `There is no ${KINDS[folder]} "${name}".`, { fix });
}

/** Reports a mount whose value is no valid name. */
export function reportMount(mountName: string | undefined): void {
  const fix = 'Write data-quire="mini-cart".';
  reportFault("widget/unknown", `data-quire="${mountName}" names no widget.`, { fix });
}
