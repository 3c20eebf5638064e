/** One link of the menu. `current` marks the current page. */
export interface MenuLink {
  readonly label: string;
  readonly href: string;
  readonly current?: boolean | undefined;
}

/** Links under a heading that opens and closes. */
export interface MenuGroup {
  readonly title: string;
  readonly links: readonly MenuLink[];
  /** True if the group is open initially. */
  readonly open?: boolean | undefined;
}

/** Returns true if a value is valid for the attribute `groups`. */
export function isGroups(value: unknown): value is readonly MenuGroup[] {
  return Array.isArray(value) && value.every(isGroup);
}

function isGroup(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.title === "string" &&
    Array.isArray(value.links) &&
    value.links.every(isLink)
  );
}

function isLink(value: unknown): boolean {
  return isRecord(value) && typeof value.label === "string" && typeof value.href === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
