const SCHEMA_VERSION = "2.1.0";

const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter) => letter.toUpperCase());

const text = (type) => ({ text: type });

const attribute = ({ name, prop, type, description, default: value }) => ({
  name,
  type: text(type),
  description,
  ...(value !== undefined && { default: value }),
  fieldName: prop,
});

const field = ({ name, prop, type, description, default: value }) => ({
  kind: "field",
  name: prop,
  type: text(type),
  description,
  ...(value !== undefined && { default: value }),
  attribute: name,
});

const event = ({ name, detail, description }) => ({
  name,
  type: text(`CustomEvent<${detail}>`),
  description,
});

function getModule(widget, path) {
  const className = `${pascal(widget.name)}Element`;
  const declaration = {
    kind: "class",
    name: className,
    description: widget.description,
    customElement: true,
    tagName: widget.tag,
    superclass: { name: "HTMLElement" },
    members: widget.attributes.map(field),
    attributes: [
      ...widget.attributes.map(attribute),
      ...widget.hostAttributes.map(({ name, type, description }) => ({
        name,
        type: text(type),
        description,
      })),
    ],
    events: widget.events.map(event),
    slots: widget.slots,
    cssParts: widget.parts,
    cssProperties: widget.tokens,
  };
  const definition = {
    kind: "custom-element-definition",
    name: widget.tag,
    declaration: { name: className, module: path },
  };
  return { kind: "javascript-module", path, declarations: [declaration], exports: [definition] };
}

/**
 * Formats the widgets as a Custom Elements Manifest, with a module for each tag.
 * @param {(widget: object) => string} getPath the module that registers the tag, from the package's folder
 */
export function customElementsManifest(widgets, getPath) {
  return {
    schemaVersion: SCHEMA_VERSION,
    readme: "",
    modules: widgets.map((widget) => getModule(widget, getPath(widget))),
  };
}
