const camel = (name) => name.replace(/-([a-z0-9])/g, (_match, letter) => letter.toUpperCase());

const comment = (text) => `/** ${text.replaceAll("*/", "*\\/")} */`;

/**
 * Returns the type of an attribute value in templates: text in markup, values in frameworks that pass them
 * on.
 */
function getWrittenType({ name, prop, type, isJson }) {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a type's text
  if (type === "number") return "number | `${number}`";
  if (type === "boolean") return 'boolean | "" | "true" | "false"';
  // Frameworks set a property if the element has one with that name.
  if (isJson) return name === prop ? `string | ${type}` : "string";
  return type;
}

const optional = (key, type, description) => `${comment(description)}\n"${key}"?: ${type} | undefined;`;

const attributes = (widget) =>
  [...widget.attributes, ...widget.hostAttributes.filter(({ isWritten }) => !isWritten)].map((one) =>
    one.required
      ? `${comment(one.description)}\n"${one.name}": ${getWrittenType(one)};`
      : optional(one.name, getWrittenType(one), one.description),
  );

const listener = ({ detail }) => `((event: CustomEvent<${detail}>) => void)`;

const listeners = ({ events }, ...keysOf) =>
  events.flatMap((event) =>
    keysOf.map((getKey) => optional(getKey(event.name), listener(event), event.description)),
  );

const indented = (text, depth) => text.replace(/^(?=.)/gm, "  ".repeat(depth));

const block = (lines, depth) => indented(lines.join("\n"), depth);

/** Attributes of a tag, together with the framework's own. */
const getInterface = (widget, lines) =>
  `${comment(widget.description)}\ninterface ${getName(widget)} {\n${block(lines, 1)}\n}\n`;

const getName = ({ name }) => camel(`-${name}-tag`);

const tagged = (widgets, getType) =>
  widgets.map((widget) => `${comment(widget.description)}\n"${widget.tag}": ${getType(getName(widget))};`);

const file = (imports, helper, interfaces, declaration) =>
  [imports, "", helper, "", ...interfaces, declaration, "", "export {};", ""].join("\n");

/** Writes types for JSX of React. Listeners such as `onquire-…` work since React 19. */
export function reactTags(widgets) {
  return file(
    'import type { DetailedHTMLProps, HTMLAttributes } from "react";',
    'type Tag<Own> = Own & { class?: string | undefined } & Omit<DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>, keyof Own | "class">;',
    widgets.map((widget) =>
      getInterface(widget, [...attributes(widget), ...listeners(widget, (name) => `on${name}`)]),
    ),
    `declare module "react" {\n  namespace JSX {\n    interface IntrinsicElements {\n${block(
      tagged(widgets, (name) => `Tag<${name}>`),
      3,
    )}\n    }\n  }\n}`,
  );
}

/** Writes types for templates of Vue: attributes as written, and as Vue's tools name them. */
export function vueTags(widgets) {
  const bothCases = (widget) => ({
    ...widget,
    attributes: widget.attributes.flatMap((one) =>
      one.name === one.prop
        ? [one]
        : [
            { ...one, required: false },
            { ...one, required: false, name: one.prop },
          ],
    ),
  });
  return file(
    'import type { HTMLAttributes, PublicProps } from "vue";',
    "type Tag<Own> = new () => { $props: Own & Omit<HTMLAttributes & PublicProps, keyof Own> };",
    widgets.map((widget) =>
      getInterface(widget, [
        ...attributes(bothCases(widget)),
        ...listeners(widget, (name) => camel(`on-${name}`)),
      ]),
    ),
    `declare module "vue" {\n  interface GlobalComponents {\n${block(
      tagged(widgets, (name) => `Tag<${name}>`),
      2,
    )}\n  }\n}`,
  );
}

/** Writes types for markup of Svelte, with listeners of versions 5 and 4. */
export function svelteTags(widgets) {
  return file(
    'import type { HTMLAttributes } from "svelte/elements";',
    "type Tag<Own> = Own & Omit<HTMLAttributes<HTMLElement>, keyof Own>;",
    widgets.map((widget) =>
      getInterface(widget, [
        ...attributes(widget),
        ...listeners(
          widget,
          (name) => `on${name}`,
          (name) => `on:${name}`,
        ),
      ]),
    ),
    `declare global {\n  namespace svelteHTML {\n    interface IntrinsicElements {\n${block(
      tagged(widgets, (name) => `Tag<${name}>`),
      3,
    )}\n    }\n  }\n}`,
  );
}
