import { nearestName, reportFault } from "@quire/core";

/** Reports an unknown attribute of a widget. On mounts and triggers, only if it resembles a known one. */
export function reportAttribute(
  tag: string,
  attribute: string,
  known: readonly string[],
  isTag: boolean,
): void {
  const prefix = isTag ? "" : "data-";
  // The attribute is written without `data-`, as on the widget's own tag.
  const isBare = !isTag && known.includes(attribute);
  const nearest = isBare ? attribute : nearestName(attribute.slice(prefix.length), known);
  if (!isTag && !nearest) return;
  const what = isBare
    ? `A mount or trigger of <${tag}> does not pass on "${attribute}".`
    : `<${tag}> has no attribute "${attribute}".`;
  reportFault("attribute/unknown", what, {
    why: "It is ignored.",
    fix: nearest
      ? `Did you mean "${prefix}${nearest}"?`
      : `It has: ${known.map((one) => prefix + one).join(", ")}.`,
  });
}
