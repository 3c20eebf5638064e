const described = ({ name, description }) => ({ name, description });

const attribute = ({ name, type, description, required, default: value }) => ({
  name,
  description,
  ...(required && { required }),
  ...(value !== undefined && { default: value }),
  value: { type },
});

const property = ({ prop, type, description, default: value }) => ({
  name: prop,
  type,
  description,
  ...(value !== undefined && { default: value }),
});

const token = ({ name, description, default: value }) => ({ name, description, default: value });

const element = (widget) => ({
  name: widget.tag,
  description: widget.description,
  "doc-url": widget.docs,
  attributes: [...widget.attributes, ...widget.hostAttributes].map(attribute),
  slots: widget.slots,
  js: { properties: widget.attributes.map(property), events: widget.events.map(described) },
  css: { parts: widget.parts, properties: widget.tokens.map(token) },
});

const globalAttribute = ({ name, description, values }) => ({
  name,
  description,
  ...(values.length > 0 && { value: { type: values.map((value) => `"${value}"`).join(" | ") } }),
});

/** Formats the widgets, and attributes of any element, as web-types, which JetBrains editors read. */
export function webTypes({ name, version }, widgets, anywhere = []) {
  return {
    $schema: "https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json",
    name,
    version,
    "js-types-syntax": "typescript",
    "description-markup": "markdown",
    contributions: {
      html: {
        elements: widgets.map(element),
        ...(anywhere.length > 0 && { attributes: anywhere.map(globalAttribute) }),
      },
    },
  };
}
