import type { BaseIssue } from "valibot";

/** Where in a value an issue lies, as "items.0.id"; empty for the value itself. */
export function issuePath({ path }: Pick<BaseIssue<unknown>, "path">): string {
  return (path ?? []).map(({ key }) => String(key)).join(".");
}
