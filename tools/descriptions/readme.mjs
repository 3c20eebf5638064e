import { KINDS, table } from "./tables.mjs";

const BLOCK = /<!-- declared: (\w+)(?: of ([\w, -]+?))? -->\n[\s\S]*?<!-- \/declared -->/g;

const mark = (kind, names) => `<!-- declared: ${kind}${names ? ` of ${names}` : ""} -->`;

/** Returns the widgets of a mark: the named ones, or all of the package that have such descriptions. */
function findMarkedWidgets(kind, names, widgets) {
  if (!names) return widgets.filter((widget) => widget[kind].length > 0);
  return names.split(", ").map((name) => {
    const widget = widgets.find((one) => one.name === name);
    if (!widget) throw new Error(`${mark(kind, names)}: there is no widget "${name}" here.`);
    return widget;
  });
}

/**
 * Fills the marks of a package's README with the tables of its widgets.
 * @returns {{ text: string, faults: string[] }} the faults name descriptions without a mark
 */
export function withTables(readme, widgets) {
  const placed = new Set();
  const text = readme.replace(BLOCK, (_block, kind, names) => {
    if (!KINDS.includes(kind)) throw new Error(`${mark(kind, names)}: write one of ${KINDS.join(", ")}.`);
    const chosen = findMarkedWidgets(kind, names, widgets);
    for (const { name } of chosen) placed.add(`${kind} of ${name}`);
    return `${mark(kind, names)}\n${table(kind, chosen)}\n<!-- /declared -->`;
  });
  const needed = widgets.flatMap((widget) =>
    KINDS.filter((kind) => widget[kind].length > 0).map((kind) => `${kind} of ${widget.name}`),
  );
  const faults = needed
    .filter((one) => !placed.has(one))
    .map((one) => `has no place for the ${one}: <!-- declared: ${one} --> and <!-- /declared -->`);
  return { text, faults };
}
