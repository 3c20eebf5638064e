import { getFixedChunk, getFolder, getLibrary } from "./chunk-rules.mjs";
import { mergeGroups } from "./merge-groups.mjs";

/**
 * Puts a module into a chunk by its users. Modules with the same users are in one chunk. Groups are merged
 * while that saves more requests than it costs bytes. Rollup puts a module with one user into that user's
 * file.
 * @param {ReturnType<typeof import("./module-users.mjs").moduleUsers>} moduleUsers
 */
export function chunks(moduleUsers) {
  let names;
  return (id) => {
    names ??= getNames(moduleUsers.modules());
    return names.get(id) ?? getLibrary(id);
  };
}

function getNames(modules) {
  const names = new Map(modules.map((module) => [module.id, getFixedChunk(module)]));
  const free = modules.filter(({ id, users }) => !names.get(id) && users.size > 0);
  for (const { modules: merged, canMerge } of mergeGroups(getGroups(free))) {
    const name = canMerge && getName(merged, new Set(names.values()));
    for (const { id } of merged) names.set(id, name || undefined);
  }
  return names;
}

function getGroups(modules) {
  const byUsers = Object.groupBy(modules, ({ id, users, moment }) =>
    moment || users.size < 2
      ? id
      : [...users]
          .map((user) => user.id)
          .sort()
          .join(),
  );
  const groups = Object.values(byUsers).map((ones) => ({
    modules: ones,
    canMerge: !ones[0].moment && ones[0].users.size > 1,
    length: ones.reduce((sum, { length }) => sum + length, 0),
    users: new Set(ones[0].users),
    libraries: new Set(ones.flatMap(({ libraries }) => [...libraries])),
  }));
  const getGroup = new Map(groups.flatMap((group) => group.modules.map(({ id }) => [id, group])));
  for (const group of groups) {
    const needed = group.modules.flatMap(({ needs }) => [...needs].map((id) => getGroup.get(id)));
    group.needs = new Set(needed.filter((one) => one && one !== group));
  }
  return groups;
}

/** Names a chunk after its longest module: its folder and its file. */
function getName(modules, taken) {
  const [{ id }] = modules.toSorted((a, b) => b.length - a.length || a.id.localeCompare(b.id));
  const name = `${getFolder(id)}-${id.match(/([^/]+)\.\w+$/)[1]}`;
  for (let count = 1; ; count++) {
    const numbered = count > 1 ? `${name}-${count}` : name;
    if (!taken.has(numbered)) return numbered;
  }
}
