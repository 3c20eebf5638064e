import { type Activation, treeOf } from "@quire/core";

/** Returns the text of a copy trigger. `undefined`: the trigger names no text, or an empty one. */
export function textToCopy(element: HTMLElement, { value, field }: Activation["data"]): string | undefined {
  if (value) return value;
  if (!field) return undefined;
  const found = treeOf(element).getElementById(field);
  if (!found) return undefined;
  return ("value" in found && typeof found.value === "string" ? found.value : found.textContent) || undefined;
}
