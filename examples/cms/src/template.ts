/**
 * A very small mustache, as in old publishing systems: `{{name}}` escaped · `{{{name}}}` unchanged ·
 * `{{#name}}…{{/name}}` for each, or if · `{{^name}}…{{/name}}` if not · `{{> name}}` another template. Names
 * may be paths (`article.title`); `.` is the value itself.
 */
export interface Values {
  readonly [name: string]: unknown;
}

export type Templates = ReadonlyMap<string, string>;

const section = /\{\{([#^])\s*([\w.]+)\s*\}\}((?:(?!\{\{[#^]\s*\2\s*\}\})[\s\S])*?)\{\{\/\s*\2\s*\}\}/;
const variable = /\{\{\{\s*([\w.]+)\s*\}\}\}|\{\{\s*([\w.]+)\s*\}\}/g;
const partial = /[ \t]*\{\{>\s*([\w-]+)\s*\}\}/g;

/** Fills the named template. An unknown template is an error; an unknown name is empty. */
export function render(templates: Templates, name: string, values: Values): string {
  return fill(withPartials(templates, name), [values]);
}

function withPartials(templates: Templates, name: string): string {
  const text = templates.get(name);
  if (text === undefined) throw new Error(`There is no template "${name}.html" in the templates folder.`);
  return text.replace(partial, (_, inner: string) => withPartials(templates, inner));
}

function fill(text: string, scopes: readonly unknown[]): string {
  const match = section.exec(text);
  if (!match) return fillVariables(text, scopes);
  const [tagText, sign = "", path = "", inner = ""] = match;
  const before = fillVariables(text.slice(0, match.index), scopes);
  const after = fill(text.slice(match.index + tagText.length), scopes);
  return before + fillSection(sign, lookUp(path, scopes), inner, scopes) + after;
}

function fillSection(sign: string, value: unknown, inner: string, scopes: readonly unknown[]): string {
  if (isEmpty(value)) return sign === "^" ? fill(inner, scopes) : "";
  if (sign === "^") return "";
  if (Array.isArray(value)) return value.map((item) => fill(inner, [item, ...scopes])).join("");
  return fill(inner, [value, ...scopes]);
}

function fillVariables(text: string, scopes: readonly unknown[]): string {
  return text.replace(variable, (_, raw?: string, escaped?: string) =>
    raw ? toText(lookUp(raw, scopes)) : escapeHtml(toText(lookUp(escaped ?? "", scopes))),
  );
}

function lookUp(path: string, scopes: readonly unknown[]): unknown {
  if (path === ".") return scopes[0];
  const [first = "", ...rest] = path.split(".");
  return rest.reduce(
    own,
    own(
      scopes.find((scope) => has(scope, first)),
      first,
    ),
  );
}

function own(value: unknown, name: string): unknown {
  return has(value, name) ? value[name] : undefined;
}

function has(value: unknown, name: string): value is Record<string, unknown> {
  return isRecord(value) && Object.hasOwn(value, name);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === false || value === "" || isEmptyList(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function toText(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
}

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
