/** Characters of code that cost a user as much as one more request: about 1.4 KB after brotli. */
const REQUEST = 7000;

/**
 * Merges groups of modules into chunks: first the pair that saves most, until no pair saves anything. A pair
 * saves a request for each user of both groups. It costs the code of one group that a user of the other does
 * not need.
 * A group has `modules`, `length` in characters, `users`, its `libraries`, and `needs`: all groups that it
 * imports. Only groups with `canMerge` are merged. No merge gives a library to a user that does not need it,
 * or makes two chunks import each other.
 */
export function mergeGroups(groups) {
  const open = groups.filter(({ canMerge }) => canMerge);
  let pairs = open.flatMap((a, index) => open.slice(index + 1).map((b) => withSaving({ a, b })));
  for (;;) {
    pairs = pairs.filter(({ a, b, saving }) => saving > 0 && !a.isMerged && !b.isMerged);
    if (pairs.length === 0) return groups.filter(({ isMerged }) => !isMerged);
    const best = pairs.reduce((most, pair) => (pair.saving > most.saving ? pair : most));
    // Other merges changed the users since the saving was computed.
    if (withSaving(best).saving <= 0 || pairs.some(({ saving }) => saving > best.saving)) continue;
    merge(best, groups);
    pairs = pairs.filter(({ a, b }) => a !== best.a && b !== best.a);
    for (const other of open)
      if (other !== best.a && !other.isMerged) pairs.push(withSaving({ a: best.a, b: other }));
  }
}

function withSaving(pair) {
  const { a, b } = pair;
  const shared = [...a.users].filter((user) => b.users.has(user)).length;
  const saving = shared * REQUEST - (shared > 0 ? getExtraCost(a, b) + getExtraCost(b, a) : 0);
  pair.saving = saving > 0 && !isBetween(a, b) && !isBetween(b, a) ? saving : 0;
  return pair;
}

/**
 * Returns the characters that users of one group would download unnecessarily if they needed the other one.
 */
function getExtraCost({ users }, other) {
  let cost = 0;
  for (const user of users) {
    if (other.users.has(user)) continue;
    for (const library of other.libraries) if (!user.libraries.has(library)) return Infinity;
    for (const one of [other, ...other.needs]) if (!one.users.has(user)) cost += one.length;
  }
  return cost;
}

/** Returns true if `from` needs a third group that needs `to`. */
const isBetween = (from, to) => [...from.needs].some((one) => one !== to && one.needs.has(to));

function merge({ a, b }, groups) {
  b.isMerged = true;
  a.modules.push(...b.modules);
  a.length += b.length;
  for (const key of ["users", "libraries", "needs"]) for (const one of b[key]) a[key].add(one);
  a.needs.delete(a);
  a.needs.delete(b);
  for (const { needs } of groups) if (needs.delete(b)) needs.add(a);
  for (const { needs } of groups) if (needs.has(a)) for (const one of a.needs) needs.add(one);
  for (const needed of a.needs) for (const user of a.users) needed.users.add(user);
}
