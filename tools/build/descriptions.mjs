const IMPORTS = /from ["'](@quire\/element|\.\/endpoint\.js)["']/;
const DECLARING = /^(\w+Attribute|requiredText|eventOf|defineWidget|endpoint)$/;

function* callsOf(node) {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const child of node) yield* callsOf(child);
    return;
  }
  if (node.type === "CallExpression" && DECLARING.test(node.callee.name)) yield node;
  for (const child of Object.values(node)) yield* callsOf(child);
}

/** The description in a declaring call: its first argument or, of a widget or an endpoint, a property of that. */
function descriptionOf([first]) {
  if (first?.type !== "ObjectExpression") return first;
  return first.properties.find(({ key }) => /^(description|spec)$/.test(key?.name))?.value;
}

/**
 * Leaves the descriptions of attributes, events and widgets, and where an endpoint is specified, out of a page's
 * scripts: they are for those who develop with the packages.
 */
export function descriptions() {
  return {
    name: "quire-descriptions",
    transform(code, id) {
      if (id.includes("node_modules") || !IMPORTS.test(code)) return null;
      const found = [...callsOf(this.parse(code))].map(({ arguments: given }) => descriptionOf(given));
      const texts = found.filter((node) => typeof node?.value === "string");
      let result = code;
      for (const { start, end } of texts.sort((a, b) => b.start - a.start)) {
        result = `${result.slice(0, start)}""${result.slice(end)}`;
      }
      return { code: result, map: null };
    },
  };
}
