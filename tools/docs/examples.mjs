import { existsSync, readFileSync } from "node:fs";
import { at } from "../workspace.mjs";

const FOLDER = at("docs/site/examples");
const HEAD = /^<!-- (\{.*\}) -->$/m;

const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter) => letter.toUpperCase());

/**
 * Reads the examples of a widget from its file. Each begins with a comment that holds its settings as JSON:
 *
 * - `title`, `about`: texts above the example
 * - `height`: pixels of the frame; frames without `press` also follow their content
 * - `bar`, `article`, `long`: the surroundings in the frame; a long one scrolls
 * - `scrolls`: the frame is scrolled a little
 * - `pays`: the example has the frame of a payment service
 * - `press`: a selector of the element that opens the widget
 * - `state`: the `data-state` that the example reaches, by default `ready`
 * - `query`: parameters of the frame's address
 * - `config`, `backend`: Quire's configuration, and the options of the fake backend
 *
 * A widget without a file has no examples.
 */
export function getExamples(widget) {
  const file = `${FOLDER}/${widget}.html`;
  if (!existsSync(file)) return [];
  const [, ...parts] = readFileSync(file, "utf8").split(HEAD);
  const pairs = parts.flatMap((settings, index) => (index % 2 === 0 ? [[settings, parts[index + 1]]] : []));
  return pairs.map(([settings, markup], index) => ({
    state: "ready",
    ...JSON.parse(settings),
    widget,
    id: pairs.length > 1 ? `${widget}-${index + 1}` : widget,
    markup: markup.trim(),
  }));
}

const START_TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*(\/?)>/g;
const ATTRIBUTE = /\s+([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;

/** Replaces each start tag of the markup by the result of a function. */
const replaceTags = (markup, replace) =>
  markup.replace(START_TAG, (_tag, name, given, closed) => {
    const attributes = [...given.matchAll(ATTRIBUTE)].map(([raw, key, double, single]) => ({
      raw,
      key,
      value: double ?? single,
    }));
    return replace(name, attributes, closed);
  });

const PLAIN = new Set(["class", "id", "slot", "role", "style", "hidden"]);

/** Rewrites tags of widgets as data mounts. */
export const toDataMount = (markup) =>
  replaceTags(markup, (name, attributes, closed) => {
    if (!name.startsWith("quire-")) return `<${name}${attributes.map(({ raw }) => raw).join("")}${closed}>`;
    const rest = attributes.map(({ raw, key }) =>
      PLAIN.has(key) || key.startsWith("data-") ? raw : raw.replace(key, `data-${key}`),
    );
    return `<div data-quire="${name.slice("quire-".length)}"${rest.join("")}>`;
  }).replaceAll(/<\/quire-[\w-]+>/g, "</div>");

/** Wraps the data mounts in a block of WordPress, whose editor keeps them as they are. */
export const toWordPress = (markup) => `<!-- wp:html -->\n${toDataMount(markup)}\n<!-- /wp:html -->`;

/** Names of React's props for attributes of HTML, where they differ. */
const PROPS = {
  class: "className",
  for: "htmlFor",
  autocomplete: "autoComplete",
  popovertarget: "popoverTarget",
  minlength: "minLength",
  checked: "defaultChecked",
  value: "defaultValue",
};
const VOID = new Set(["img", "input", "br", "hr"]);
const KEEPS_VALUE = new Set(["option", "button"]);

function getProp(tag, { key, value }) {
  const name = (!KEEPS_VALUE.has(tag) || key !== "value") && PROPS[key] ? PROPS[key] : key;
  if (value === undefined) return ` ${name}`;
  return value.includes('"') ? ` ${name}={${JSON.stringify(value)}}` : ` ${name}="${value}"`;
}

function getWidgetProp({ key, value }, widget) {
  const declared = widget.attributes.find(({ name }) => name === key);
  if (!declared) return getProp("div", { key, value });
  if (value === undefined || declared.type === "boolean") return ` ${declared.prop}`;
  if (declared.isJson || declared.type === "number") return ` ${declared.prop}={${value}}`;
  return ` ${declared.prop}="${value}"`;
}

const indent = (text, spaces) => text.replaceAll(/^(?=.)/gm, " ".repeat(spaces));

/**
 * Rewrites the markup of an example as JSX.
 * @param widgets descriptions of all widgets, by tag
 */
export function toReact({ widget, markup }, widgets) {
  const used = new Set();
  const body = replaceTags(markup, (tag, attributes, closed) => {
    const described = widgets.get(tag);
    if (!described) {
      const props = attributes.map((one) => getProp(tag, one)).join("");
      return `<${tag}${props}${VOID.has(tag) || closed ? " />" : ">"}`;
    }
    used.add(pascal(described.name));
    return `<${pascal(described.name)}${attributes.map((one) => getWidgetProp(one, described)).join("")}>`;
  })
    .replaceAll(/<\/quire-([\w-]+)>/g, (_tag, name) => `</${pascal(name)}>`)
    .replaceAll(/<(\w+)([^<>]*)><\/\1>/g, (tag, name, props) =>
      /^[A-Z]/.test(name) ? `<${name}${props} />` : tag,
    );
  const own = pascal(widget);
  const opened = used.has(own) ? body : `${body}\n<${own} />`;
  const names = [...used, own, "QuireProvider"];
  const imports = `import { ${[...new Set(names)].sort().join(", ")} } from "@quire/widgets";`;
  const tree = `<QuireProvider config={{ api: "/api/" }}>\n${indent(opened, 2)}\n</QuireProvider>`;
  return `${imports}\n\nexport const Example = () => (\n${indent(tree, 2)}\n);`;
}
