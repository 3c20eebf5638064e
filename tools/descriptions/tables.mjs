const code = (text) => `\`${text}\``;
const cell = (text) => text.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");
const row = (cells) => `| ${cells.map((one) => cell(one).trim()).join(" | ")} |`.replaceAll("|  |", "| |");
const codes = (names) => names.map(code).join(", ");

/** Formats a type without `readonly`, which matters only to programs. */
const typeText = (type) => code(type.replaceAll("readonly ", ""));

const valueText = ({ required, default: value }) => {
  if (required) return "required";
  return value === undefined ? "" : code(value);
};

/** The head of each table, and the cells of a row after the name. */
const TABLES = {
  attributes: {
    head: ["attribute", "prop", "type", "default", "meaning"],
    cells: ({ prop, type, description, ...one }) => [code(prop), typeText(type), valueText(one), description],
  },
  events: {
    head: ["event", "prop", "`detail`", "when"],
    cells: ({ prop, detail, description }) => [code(prop), typeText(detail), description],
  },
  slots: { head: ["slot", "content"], cells: ({ description }) => [description] },
  parts: { head: ["part", "element"], cells: ({ description }) => [description] },
  states: { head: ["`data-state`", "when"], cells: ({ description }) => [description] },
  tokens: {
    head: ["token", "default", "purpose"],
    cells: ({ default: value, description }) => [code(value), description],
  },
};

export const KINDS = Object.keys(TABLES);

/** Merges rows that differ only in the collected values. */
function merged(rows, collected, getKey) {
  const found = new Map();
  for (const one of rows) {
    const key = JSON.stringify([getKey(one), one.cells]);
    const before = found.get(key)?.[collected] ?? [];
    found.set(key, { ...one, [collected]: [...new Set([...before, ...one[collected]])] });
  }
  return [...found.values()];
}

/** Joins equal rows of several widgets. */
function getRows(widgets, kind, cells) {
  const rows = widgets.flatMap((widget) =>
    widget[kind].map((one) => ({ names: [one.name], of: [widget.name], cells: cells(one) })),
  );
  const byWidget = merged(rows, "of", ({ names }) => names);
  return merged(byWidget, "names", ({ of }) => of);
}

/**
 * Formats a table of a README as Markdown.
 * @param {"attributes" | "events" | "slots" | "parts" | "states" | "tokens"} kind
 * @param widgets if there are several, a column names the widgets of each row
 */
export function table(kind, widgets) {
  const { head, cells } = TABLES[kind];
  const isFamily = widgets.length > 1;
  const ofText = (of) => (of.length === widgets.length ? "all" : codes(of));
  const rows = getRows(widgets, kind, cells).map(({ names, of, cells: others }) =>
    row([codes(names), ...others, ...(isFamily ? [ofText(of)] : [])]),
  );
  const titles = [...head, ...(isFamily ? ["of"] : [])];
  return [row(titles), `|${" --- |".repeat(titles.length)}`, ...rows].join("\n");
}
