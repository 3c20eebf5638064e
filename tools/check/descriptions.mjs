import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { declaredWidgets } from "../descriptions/declared.mjs";
import { declaredTriggers, withTriggerTable } from "../descriptions/declared-triggers.mjs";
import { withTables } from "../descriptions/readme.mjs";
import { wordpressWidgets } from "../descriptions/wordpress.mjs";
import { at, filesBelow, root } from "../workspace.mjs";
import { verdict } from "./command.mjs";

const PART = /\bpart(?:=|: )"([a-z][a-z -]*)"/g;
const NOT_SHIPPED = /\.(test|stories)\.tsx?$/;

/** Finds parts in modules that no declaration describes. */
export function undeclaredParts(texts, widgets) {
  const declared = new Set(widgets.flatMap(({ parts }) => parts.map(({ name }) => name)));
  const given = texts.flatMap((text) => [...text.matchAll(PART)]);
  const names = new Set(given.flatMap(([, words]) => words.split(" ")));
  return [...names].filter((name) => !declared.has(name));
}

const getSources = (dir) =>
  filesBelow(join(dir, "src"))
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file))
    .map((file) => readFileSync(file, "utf8"));

const WORDPRESS = "integrations/wordpress/quire/includes/widgets.php";

/** Compares the WordPress plugin's table of widgets with the declarations. */
function wordpressFaults(widgets, write) {
  const text = wordpressWidgets(widgets);
  if (write) writeFileSync(at(WORDPRESS), text);
  return write || readFileSync(at(WORDPRESS), "utf8") === text
    ? []
    : [`${WORDPRESS} is not what the declarations say: pnpm check descriptions --write`];
}

/** Compares the trigger tables in READMEs with the declarations. */
function triggerFaults({ readme, triggers }, write) {
  const name = relative(root, readme);
  const before = readFileSync(readme, "utf8");
  const text = withTriggerTable(before, triggers);
  if (text === undefined)
    return [
      `${name} has no place for its triggers: <!-- declared triggers --> and <!-- /declared triggers -->`,
    ];
  if (write) writeFileSync(readme, text);
  return write || text === before
    ? []
    : [`${name} is not what the triggers' declarations say: pnpm check descriptions --write`];
}

/**
 * Compares the tables in the widgets' READMEs with the declarations, and the declared parts with the sources.
 * @param {{ write?: boolean }} options `write` updates the tables
 */
export async function descriptions({ write = false } = {}) {
  const all = await declaredWidgets();
  const triggers = await declaredTriggers();
  return verdict([
    ...all.flatMap(({ dir, widgets }) => {
      const file = join(dir, "README.md");
      const name = relative(root, file);
      const before = readFileSync(file, "utf8");
      const { text, faults } = withTables(before, widgets);
      if (write) writeFileSync(file, text);
      const unknown = undeclaredParts(getSources(dir), widgets);
      const isStale = !write && text !== before;
      return [
        ...faults.map((fault) => `${name} ${fault}`),
        ...unknown.map((part) => `${relative(root, dir)} has a part="${part}" that no declaration describes`),
        ...(isStale ? [`${name} is not what the declarations say: pnpm check descriptions --write`] : []),
      ];
    }),
    ...triggers.flatMap((one) => triggerFaults(one, write)),
    ...wordpressFaults(
      all.flatMap(({ widgets }) => widgets),
      write,
    ),
  ]);
}
