import { writeFileSync } from "node:fs";
import { faultsOfReferences, readTexts } from "../specification/references.mjs";
import { getRules, readParts, TABLE } from "../specification/rules.mjs";
import { getTable } from "../specification/table.mjs";
import { testTitles } from "../specification/test-titles.mjs";
import { at } from "../workspace.mjs";
import { verdict } from "./command.mjs";

const TEST_FILE = /(\.test\.tsx?|-checks\.tsx?)$/;

/**
 * Compares the rules of the specification with the tests, by the ids in test titles, and checks the generated table.
 * @param {{ write?: boolean, parts?: Map<string, string>, texts?: Map<string, string> }} options `write` updates the
 * table
 */
export function specification({ write = false, parts = readParts(), texts = readTexts() } = {}) {
  const read = getRules(parts);
  const isKnown = (id) => read.rules.has(id) || read.sections.has(id);
  const shownBy = testsByRule(texts);
  const table = getTable(read, shownBy);
  if (write) writeFileSync(at(TABLE), table);
  return verdict([
    ...read.faults,
    ...faultsOfReferences(texts, isKnown),
    ...[...shownBy].filter(([id]) => isKnown(id)).flatMap(([id, tests]) => faultsOfShown(id, tests, read)),
    ...[...read.rules.values()].flatMap((rule) => faultsOfRule(rule, shownBy.get(rule.id))),
    ...(write || texts.get(TABLE) === table ? [] : [`${TABLE} is stale: pnpm check specification --write`]),
  ]);
}

function testsByRule(texts) {
  const byRule = new Map();
  const tests = [...texts]
    .filter(([path]) => TEST_FILE.test(path))
    .flatMap(([path, source]) => testTitles(path, source));
  for (const test of tests)
    for (const id of new Set(test.ids)) byRule.set(id, [...(byRule.get(id) ?? []), test]);
  return byRule;
}

function faultsOfShown(id, [{ path, title }], { rules }) {
  const rule = rules.get(id);
  if (rule?.isBuilt) return [];
  return [`${path}: “${title}” shows ${id}, which is ${rule ? "marked as not built yet" : "no rule"}`];
}

function faultsOfRule({ id, isBuilt }, tests = []) {
  if (!isBuilt || tests.some(({ isRun }) => isRun)) return [];
  return [tests.length === 0 ? `${id} has no test` : `${id} has no test that runs`];
}
