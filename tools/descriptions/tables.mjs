const code = (text) => `\`${text}\``;
const cell = (text) => text.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");
const row = (cells) => `| ${cells.map((one) => cell(one).trim()).join(" | ")} |`.replaceAll("|  |", "| |");
const codes = (names) => names.map(code).join(", ");

/** How a type reads: that it may not be changed matters to programs only. */
const typeText = (type) => code(type.replaceAll("readonly ", ""));

const valueText = ({ required, default: value }) => {
  if (required) return "required";
  return value === undefined ? "" : code(value);
};

/** Of each table: its head, and what stands in a row beside the name. */
const TABLES = {
  attributes: {
    head: ["attribute", "prop", "type", "default", "what it says"],
    cells: ({ prop, type, description, ...one }) => [code(prop), typeText(type), valueText(one), description],
  },
  events: {
    head: ["event", "prop", "`detail`", "when"],
    cells: ({ prop, detail, description }) => [code(prop), typeText(detail), description],
  },
  slots: { head: ["slot", "what stands there"], cells: ({ description }) => [description] },
  parts: { head: ["part", "what it is"], cells: ({ description }) => [description] },
  states: { head: ["`data-state`", "when"], cells: ({ description }) => [description] },
  tokens: {
    head: ["token", "default", "what it sets"],
    cells: ({ default: value, description }) => [code(value), description],
  },
};

export const KINDS = Object.keys(TABLES);

/** Rows that differ in nothing but what is collected become one. */
function merged(rows, collected, keyOf) {
  const found = new Map();
  for (const one of rows) {
    const key = JSON.stringify([keyOf(one), one.cells]);
    const before = found.get(key)?.[collected] ?? [];
    found.set(key, { ...one, [collected]: [...new Set([...before, ...one[collected]])] });
  }
  return [...found.values()];
}

/** Joins equal rows of several widgets. */
function rowsOf(widgets, kind, cells) {
  const rows = widgets.flatMap((widget) =>
    widget[kind].map((one) => ({ names: [one.name], of: [widget.name], cells: cells(one) })),
  );
  const byWidget = merged(rows, "of", ({ names }) => names);
  return merged(byWidget, "names", ({ of }) => of);
}

/**
 * A table of a README, in Markdown.
 * @param {"attributes" | "events" | "slots" | "parts" | "states" | "tokens"} kind
 * @param widgets of several, a column says whose each row is
 */
export function table(kind, widgets) {
  const { head, cells } = TABLES[kind];
  const isFamily = widgets.length > 1;
  const ofText = (of) => (of.length === widgets.length ? "all" : codes(of));
  const rows = rowsOf(widgets, kind, cells).map(({ names, of, cells: others }) =>
    row([codes(names), ...others, ...(isFamily ? [ofText(of)] : [])]),
  );
  const titles = [...head, ...(isFamily ? ["of"] : [])];
  return [row(titles), `|${" --- |".repeat(titles.length)}`, ...rows].join("\n");
}
