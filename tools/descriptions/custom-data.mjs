import { readFileSync } from "node:fs";
import { at } from "../workspace.mjs";

const VERSION = 1.1;

const markdown = (value) => ({ kind: "markdown", value });

/** Returns the values of a union of string literals. */
const getWords = (type) => [...type.matchAll(/"([^"]*)"/g)].map(([, name]) => name);

function getValues({ type, values, isJson }) {
  if (values) return values.map(({ name, description }) => ({ name, description: markdown(description) }));
  return isJson ? [] : getWords(type).map((name) => ({ name }));
}

function attribute(one) {
  const value = one.default === undefined ? "" : `\n\nDefault: \`${one.default}\``;
  const values = getValues(one);
  return {
    name: one.name,
    description: markdown(`${one.description}${value}`),
    ...(one.type === "boolean" && { valueSet: "v" }),
    ...(values.length > 0 && { values }),
  };
}

const tag = (widget) => ({
  name: widget.tag,
  description: markdown(widget.description),
  attributes: [...widget.attributes, ...widget.hostAttributes].map(attribute),
  references: [{ name: "README", url: widget.docs }],
});

/** Describes an attribute that any element may have, such as those of triggers. */
const globalAttribute = ({ name, description, values, descriptions = {} }) => ({
  name,
  description: markdown(description),
  ...(values.length > 0 && {
    values: values.map((value) => ({
      name: value,
      ...(descriptions[value] && { description: markdown(descriptions[value]) }),
    })),
  }),
});

/** Formats the widgets, and attributes of any element, for `html.customData` of VS Code. */
export const htmlCustomData = (widgets, anywhere = []) => ({
  version: VERSION,
  tags: widgets.map(tag),
  ...(anywhere.length > 0 && { globalAttributes: anywhere.map(globalAttribute) }),
});

const TOKEN_ROW = /^\| (`--quire-[^|]*) \| ([^|]*) \| ([^|]*) \|$/gm;

/** Reads the tokens that all widgets share, from the table in the README of `@quire/ui`. */
export const sharedTokens = () =>
  [...readFileSync(at("packages/base/ui/README.md"), "utf8").matchAll(TOKEN_ROW)].flatMap(
    ([, names, standard, description]) =>
      [...names.matchAll(/`(--[\w-]+)`/g)].map(([, name]) => ({ name, default: standard, description })),
  );

/**
 * Formats tokens and parts for `css.customData`. A part that several widgets have is listed once.
 * @param shared tokens that all widgets share; their defaults are Markdown
 */
export function cssCustomData(widgets, shared = []) {
  const parts = new Map();
  for (const { tag: name, parts: own } of widgets)
    for (const part of own)
      parts.set(part.name, [...(parts.get(part.name) ?? []), `\`<${name}>\`: ${part.description}`]);
  const tokens = new Map(widgets.flatMap((widget) => widget.tokens.map((one) => [one.name, one])));
  return {
    version: VERSION,
    properties: [
      ...shared.map(({ name, description, default: value }) => ({
        name,
        description: markdown(`${description}\n\nDefault: ${value}`),
      })),
      ...[...tokens.values()].map(({ name, description, default: value }) => ({
        name,
        description: markdown(`${description}\n\nDefault: \`${value}\``),
      })),
    ],
    pseudoElements: [...parts].map(([name, texts]) => ({
      name: `::part(${name})`,
      description: markdown(texts.join("\n\n")),
    })),
  };
}
