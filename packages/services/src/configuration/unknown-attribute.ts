import { nearestName, reportFault } from "@quire/core";

/** Says of an attribute that its widget does not have it; on a mount or a trigger only where one looks like it. */
export function reportAttribute(
  tag: string,
  attribute: string,
  known: readonly string[],
  isTag: boolean,
): void {
  const prefix = isTag ? "" : "data-";
  const nearest = nearestName(attribute.slice(prefix.length), known);
  if (!isTag && !nearest) return;
  reportFault("attribute/unknown", `<${tag}> has no attribute "${attribute}".`, {
    why: "It is ignored.",
    fix: nearest
      ? `Did you mean "${prefix}${nearest}"?`
      : `It has: ${known.map((one) => prefix + one).join(", ")}.`,
  });
}
