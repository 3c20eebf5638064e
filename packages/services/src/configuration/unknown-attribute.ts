import { nearestName, reportFault } from "@quire/core";

/** Says of an attribute that its widget does not have it; on a mount or a trigger only where one looks like it. */
export function reportAttribute(
  tag: string,
  attribute: string,
  known: readonly string[],
  isTag: boolean,
): void {
  const prefix = isTag ? "" : "data-";
  // As on the widget's own tag, which this one is not.
  const isBare = !isTag && known.includes(attribute);
  const nearest = isBare ? attribute : nearestName(attribute.slice(prefix.length), known);
  if (!isTag && !nearest) return;
  const what = isBare
    ? `A mount or trigger of <${tag}> does not hand on "${attribute}".`
    : `<${tag}> has no attribute "${attribute}".`;
  reportFault("attribute/unknown", what, {
    why: "It is ignored.",
    fix: nearest
      ? `Did you mean "${prefix}${nearest}"?`
      : `It has: ${known.map((one) => prefix + one).join(", ")}.`,
  });
}
