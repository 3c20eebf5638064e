import type { CurrentUser } from "../contract/index.js";

/** Value of the attribute `adobeTargetActivity`: the activity, and the reader's experience in it. */
export interface TargetActivity {
  readonly key: string;
  readonly value: string;
}

/** The name/value pairs of `sptCustomAttributes` (accounts-3.1); of two with one name, the later counts. */
export function customAttributesOf({ sptCustomAttributes }: CurrentUser): ReadonlyMap<string, string> {
  return new Map(sptCustomAttributes.map(({ name, value }) => [name, value]));
}

/** The attribute `adobeTargetActivity`, 'key|value' (accounts-3.2); null where it is missing or has no key. */
export function targetActivityOf(user: CurrentUser): TargetActivity | null {
  const text = customAttributesOf(user).get("adobeTargetActivity") ?? "";
  const bar = text.indexOf("|");
  if (bar < 1) return null;
  return { key: text.slice(0, bar).trim(), value: text.slice(bar + 1).trim() };
}
