/** Returns the name that a misspelt name most likely means. Returns undefined if all differ in more than a third. */
export function findNearestName(name: string, names: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let least = Math.ceil(name.length / 3) + 1;
  for (const known of names) {
    const steps = getEditDistance(toPlainName(name), toPlainName(known));
    if (steps >= least) continue;
    least = steps;
    nearest = known;
  }
  return nearest;
}

const toPlainName = (name: string) => name.toLowerCase().replaceAll(/[-_]/g, "");

/** Returns the number of inserted, deleted or changed letters (Levenshtein distance). */
function getEditDistance(from: string, to: string): number {
  let row = [0];
  for (let index = 1; index <= to.length; index++) row[index] = index;
  for (let line = 1; line <= from.length; line++) {
    const next = [line];
    for (let index = 1; index <= to.length; index++) {
      const changed = (row[index - 1] ?? 0) + (from[line - 1] === to[index - 1] ? 0 : 1);
      next[index] = Math.min(changed, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
