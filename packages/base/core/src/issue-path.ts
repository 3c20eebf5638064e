import type { BaseIssue } from "valibot";

/** Path of an issue in a value, such as "items.0.id". It is empty for the value itself. */
export function issuePath({ path }: Pick<BaseIssue<unknown>, "path">): string {
  return (path ?? []).map(({ key }) => String(key)).join(".");
}
