import { findNearestName, isQuireError, reportFault } from "@quire/core";

/** Reports an invalid attribute value, with the nearest valid word if the attribute has a list of words. */
export function reportAttribute(
  name: string,
  tag: string,
  type: string,
  value: unknown,
  cause: unknown,
): void {
  const words = [...type.matchAll(/"([^"]+)"/g)].map(([, word = ""]) => word);
  const nearest = typeof value === "string" ? findNearestName(value, words) : undefined;
  const fix = [nearest && `Did you mean "${nearest}"?`, "The default is used."].filter(Boolean).join(" ");
  const what = `The attribute "${name}" of <${tag}> is wrong.`;
  reportFault(
    "attribute/invalid",
    what,
    isQuireError(cause) ? { why: cause.message, fix, cause: cause.cause } : { fix, cause },
  );
}
