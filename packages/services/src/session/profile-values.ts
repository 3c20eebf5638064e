import type { CurrentUser } from "../contract/index.js";

/** Parsed attribute `adobeTargetActivity`: the activity and the user's experience in it. */
export interface TargetActivity {
  readonly key: string;
  readonly value: string;
}

/** Returns the name/value pairs of `sptCustomAttributes` (accounts-3.1). The later of two equal names wins. */
export function getCustomAttributes({ sptCustomAttributes }: CurrentUser): ReadonlyMap<string, string> {
  return new Map(sptCustomAttributes.map(({ name, value }) => [name, value]));
}

/** Parses the attribute `adobeTargetActivity`, 'key|value' (accounts-3.2). Returns null if it has no key. */
export function getTargetActivity(user: CurrentUser): TargetActivity | null {
  const text = getCustomAttributes(user).get("adobeTargetActivity") ?? "";
  const bar = text.indexOf("|");
  if (bar < 1) return null;
  return { key: text.slice(0, bar).trim(), value: text.slice(bar + 1).trim() };
}

/**
 * Returns a date of the profile as YYYY-MM-DD in UTC (accounts-9.12), or the empty string if it is invalid. The profile
 * can have a date with a time, or milliseconds since 1970.
 */
export function formatProfileDate(text: string): string {
  const time = new Date(/^\d{5,}$/.test(text) ? Number(text) : text);
  return Number.isNaN(time.getTime()) ? "" : time.toISOString().slice(0, 10);
}
