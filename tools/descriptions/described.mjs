const kebab = (prop) => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Splits texts for several names, separated by spaces. For a repeated name, the later text wins. */
function toList(texts = {}) {
  const pairs = Object.entries(texts).flatMap(([names, text]) =>
    names.split(" ").map((name) => [name, text]),
  );
  return [...new Map(pairs)].map(([name, description]) => ({ name, description }));
}

/** Returns the default of the prop, or nothing if the description gives it in words. */
function getDefault(fallback) {
  const isOmitted = fallback === undefined || fallback === "" || fallback === false;
  if (isOmitted) return {};
  return { default: typeof fallback === "object" ? JSON.stringify(fallback) : String(fallback) };
}

function attributeOf([prop, { type, description, fallback, required = false }], typeText) {
  const isJson = type === "json";
  // The absence of the attribute expresses an empty choice.
  const text = isJson ? typeText("attributes", prop) : type.replace(/^"" \| /, "");
  return { name: kebab(prop), prop, type: text, isJson, description, required, ...getDefault(fallback) };
}

const getEvent = (prop, detail, description) => ({
  name: `quire${kebab(prop.slice(2))}`,
  prop,
  detail,
  description,
});

/** Events of overlays, in addition to the view's events. */
function opening({ attribute, onBeforeOpen, onOpen, onClose, reasons = [] } = {}) {
  const open = { name: "open", prop: "open", type: "boolean", isJson: false, required: false };
  const reason = reasons.map((one) => `"${one}"`).join(" | ");
  return {
    attributes: attribute ? [{ ...open, description: attribute }] : [],
    events: [
      ...(onBeforeOpen ? [getEvent("onBeforeOpen", "{ trigger?: HTMLElement }", onBeforeOpen)] : []),
      ...(onOpen ? [getEvent("onOpen", "null", onOpen)] : []),
      ...(onClose ? [getEvent("onClose", reason ? `{ reason: ${reason} }` : "null", onClose)] : []),
    ],
  };
}

/** Lists the states in the order of the declared type, with those that any widget can have. */
function getStates(states = {}) {
  if (Object.keys(states).length === 0) return [];
  const { loading = "The widget is loading.", ready, empty, offline, misconfigured } = states;
  const { error = "The widget failed to load." } = states;
  const ordered = { loading, ready, empty, error, offline, misconfigured };
  return toList(ordered).filter(({ description }) => description !== undefined);
}

/** Attributes of every tag whose view loads later. The loader reads them. */
const LOADING = {
  name: "loading",
  prop: "loading",
  type: '"visible" | "idle" | "intent" | "eager"',
  isJson: false,
  description:
    "The time at which the widget's code loads: near the viewport, when the browser is idle, on intent, or immediately.",
};

/** Attributes that the widget sets on its host, for style sheets and scripts. */
const dataState = (states) => ({
  name: "data-state",
  type: states.map(({ name }) => `"${name}"`).join(" | "),
  isJson: false,
  isWritten: true,
  values: states,
  description: "The state of the widget. The widget sets it; style sheets and scripts can read it.",
});

/**
 * Describes a widget for tools, from its declaration.
 * @param {string} docs address of its README
 * @param {(kind: "attributes" | "events", prop: string) => string} typeText returns the type of a JSON attribute or of
 * an event's detail
 */
export function described(widget, docs, typeText) {
  const { name, description, attributes, events, parts, slots, states, tokens = {}, opens } = widget;
  const frame = opening(opens);
  const stated = getStates(states);
  return {
    name,
    tag: `quire-${name}`,
    description,
    docs,
    attributes: [...Object.entries(attributes).map((one) => attributeOf(one, typeText)), ...frame.attributes],
    hostAttributes: [
      ...("dom" in widget ? [] : [LOADING]),
      ...(stated.length > 0 ? [dataState(stated)] : []),
    ],
    events: [
      ...Object.entries(events).map(([prop, event]) =>
        getEvent(prop, typeText("events", prop), event.description),
      ),
      ...frame.events,
    ],
    slots: toList(slots),
    parts: toList(parts),
    states: stated,
    tokens: Object.entries(tokens).map(([token, [value, text]]) => ({
      name: token,
      default: value,
      description: text,
    })),
  };
}
