import { parseJson } from "@quire/core";

/**
 * What an attribute holds as JSON, where it is what `isValid` expects; otherwise the attribute counts as absent, and
 * the element's own code tells the developer of it.
 */
export function jsonOf<Value>(
  host: Element,
  attribute: string,
  isValid: (value: unknown) => value is Value,
): Value | undefined {
  try {
    const value = parseJson(host.getAttribute(attribute) ?? "");
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
