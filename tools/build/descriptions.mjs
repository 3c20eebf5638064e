const IMPORTS = /from ["'](@quire\/element|\.\/(endpoint|attribute)\.js)["']/;
const DECLARING = /^(\w+Attribute|requiredText|getEvent|define(Dom)?Widget|endpoint)$/;
/** The properties of `Described` in base/element. */
const DESCRIBED = /^(slots|parts|states|tokens|opens)$/;

/** Calls by which a module declares triggers. */
const TRIGGERS = /\bdefineTrigger\(/;

const isText = (node) => typeof node?.value === "string";

function* getCalls(node) {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const child of node) yield* getCalls(child);
    return;
  }
  if (node.type === "CallExpression" && DECLARING.test(node.callee.name)) yield node;
  for (const child of Object.values(node)) yield* getCalls(child);
}

const emptied = ({ start, end }) => ({ start, end, text: '""' });

/**
 * Finds the descriptions in a declaring call: its first argument, or properties of a widget or an endpoint.
 */
function forTools([first]) {
  if (first?.type !== "ObjectExpression") return isText(first) ? [emptied(first)] : [];
  return first.properties.flatMap(({ key, value, start }, at) => {
    if (/^(description|spec)$/.test(key?.name)) return isText(value) ? [emptied(value)] : [];
    // The comma is removed too. The build then drops code that only this value used.
    const end = first.properties[at + 1]?.start ?? first.end - 1;
    return DESCRIBED.test(key?.name) ? [{ start, end, text: "" }] : [];
  });
}

/** Finds the descriptions in a module that declares triggers. */
function* triggerTexts(node) {
  if (!node || typeof node !== "object") return;
  if (node.type === "Property" && node.key.name === "description" && isText(node.value))
    yield emptied(node.value);
  for (const child of Array.isArray(node) ? node : Object.values(node)) yield* triggerTexts(child);
}

/**
 * Removes descriptions of attributes, events, parts, widgets and triggers, and references of endpoints to the
 * specification, from a page's scripts. Only developers who use the packages need them.
 */
export function descriptions() {
  return {
    name: "quire-descriptions",
    transform(code, id) {
      const declaresTriggers = TRIGGERS.test(code);
      if (id.includes("node_modules") || !(declaresTriggers || IMPORTS.test(code))) return null;
      const tree = this.parse(code);
      const edits = declaresTriggers
        ? [...triggerTexts(tree)]
        : [...getCalls(tree)].flatMap(({ arguments: given }) => forTools(given));
      let result = code;
      for (const { start, end, text } of edits.sort((a, b) => b.start - a.start)) {
        result = `${result.slice(0, start)}${text}${result.slice(end)}`;
      }
      return { code: result, map: null };
    },
  };
}
