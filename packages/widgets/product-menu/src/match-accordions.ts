import type { Accordion } from "./accordion.js";
import type { MenuGroup } from "./menu-groups.js";

/**
 * The keys that identify a group, best first: all of it, its title, or its links' addresses, which no
 * language changes.
 */
const MARKS: readonly ((group: MenuGroup) => string)[] = [
  (group) => JSON.stringify(group),
  ({ title }) => title,
  ({ links }) => JSON.stringify(links.map(({ href }) => href)),
];

/** Returns the previous accordion of each group, if any. An accordion belongs to at most one group. */
export function matchAccordions(
  groups: readonly MenuGroup[],
  before: readonly Accordion[],
): readonly (Accordion | undefined)[] {
  const left = new Set(before);
  const known: (Accordion | undefined)[] = groups.map(() => undefined);
  for (const getMark of MARKS) {
    for (const [at, group] of groups.entries()) {
      const same = known[at] ?? [...left].find((one) => getMark(one.group) === getMark(group));
      known[at] = same;
      if (same) left.delete(same);
    }
  }
  return known;
}
