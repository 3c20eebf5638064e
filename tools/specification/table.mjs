import { basename } from "node:path";

const HEAD = `# Rules and the tests that show them

*Written by \`pnpm check specification --write\`, from the ids in the titles of the tests.*`;

/** Formats the table as Markdown: by section and rule, with a line for each file that has tests of it. */
export function getTable({ sections, rules }, shownBy) {
  const groups = Map.groupBy(rules.values(), ({ section }) => section);
  const blocks = [...groups].flatMap(([section, group]) => [
    `## ${[section, sections.get(section)].filter(Boolean).join(" ")}`,
    ...group.map((rule) => getEntry(rule, shownBy.get(rule.id) ?? [])),
  ]);
  return `${[HEAD, ...blocks].join("\n\n")}\n`;
}

function getEntry({ id, isBuilt }, tests) {
  if (!isBuilt) return `**${id}** is not built yet`;
  const files = Map.groupBy(tests, ({ path }) => path);
  return [`**${id}**`, ...[...files].sort(byPath).map(getLine)].join("\n");
}

const byPath = ([one], [other]) => (one < other ? -1 : 1);

const getLine = ([path, tests]) =>
  `- [${basename(path)}](../../${path}) ${tests.map(({ title }) => `“${escapeMarkdown(title)}”`).join(", ")}`;

/** Escapes characters that Markdown would interpret. */
const escapeMarkdown = (title) => title.replaceAll(/[<>*_`[\]\\]/g, "\\$&");
