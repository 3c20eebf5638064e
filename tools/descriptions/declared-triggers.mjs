import { dirname, join } from "node:path";
import { built, places } from "../build/places.mjs";

const dataName = (prop) => `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the README of the domain that declares triggers: in a service's folder, or in a widget's package. */
const getReadme = (file) =>
  file.includes("/widgets/") ? join(dirname(file), "../README.md") : join(dirname(file), "README.md");

/** Loads every action's declaration from the build, with the README that describes it. */
export async function declaredTriggers() {
  return Promise.all(
    places().triggers.map(async (file) => ({
      readme: getReadme(file),
      triggers: (await import(built(file))).triggers.map(toTrigger),
    })),
  );
}

function toTrigger({ name, description, attributes, needs = [] }) {
  return {
    name,
    description,
    attributes: Object.entries(attributes).map(([prop, { type, values, range, ...one }]) => ({
      name: dataName(prop),
      description: one.description,
      type,
      values: values ?? [],
      range,
      isNeeded: needs[0]?.includes(prop) ?? false,
    })),
  };
}

const code = (text) => `\`${text}\``;
const row = (cells) => `| ${cells.join(" | ")} |`.replace(/\| {2}(?=\|)/g, "| ");

/** Formats a range of numbers or lengths, such as "1 to 9999". */
function rangeText({ type, range }) {
  if (!range) return code(type);
  const text = `${range[0]} to ${range[1]}`;
  return type === "text" ? `${code(type)}, ${text} characters` : `${code(type)}, ${text}`;
}

const valueText = (one) => (one.values.length > 0 ? one.values.map(code).join(", ") : rangeText(one));

/** Formats triggers and their attributes as a Markdown table. */
function triggerTable(triggers) {
  const rows = triggers.flatMap((trigger) => [
    row([code(trigger.name), "", "", trigger.description]),
    ...trigger.attributes.map((one) =>
      row(["", code(one.name), valueText(one), `${one.description}${one.isNeeded ? " Required." : ""}`]),
    ),
  ]);
  return [
    row(["`data-quire-do`", "attribute", "values", "description"]),
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

const BLOCK = /<!-- declared triggers -->\n[\s\S]*?<!-- \/declared triggers -->/;

/** Puts the table of triggers into its README. Returns `undefined` if the README has no place for it. */
export function withTriggerTable(readme, triggers) {
  if (!BLOCK.test(readme)) return undefined;
  const table = `<!-- declared triggers -->\n${triggerTable(triggers)}\n<!-- /declared triggers -->`;
  return readme.replace(BLOCK, () => table);
}

/** Lists the triggers' attributes once each, with the actions that read them. */
export function globalAttributes(triggers, overlays) {
  const found = new Map();
  for (const { name: action, attributes } of triggers)
    for (const one of attributes) {
      const before = found.get(one.name);
      found.set(one.name, {
        name: one.name,
        values: [...new Set([...(before?.values ?? []), ...one.values])],
        description: `${before ? `${before.description}\n\n` : ""}\`${action}\`: ${one.description}`,
      });
    }
  return [
    {
      name: "data-quire-do",
      description: "The action that a press runs.",
      values: triggers.map(({ name }) => name),
      descriptions: Object.fromEntries(triggers.map(({ name, description }) => [name, description])),
    },
    { name: "data-quire-open", description: "The overlay that a press opens.", values: overlays },
    ...found.values(),
  ];
}
