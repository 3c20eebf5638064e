import { expect, it } from "vitest";
import { cssCustomData, htmlCustomData } from "./custom-data.mjs";
import { customElementsManifest } from "./custom-elements-manifest.mjs";
import { described } from "./described.mjs";
import { webTypes } from "./web-types.mjs";

const attribute = (type, description, fallback, more = {}) => ({ type, description, fallback, ...more });

/** A widget as `defineWidget` returns it. */
const CLOCK = {
  name: "clock",
  description: "What time it is.",
  attributes: {
    timeZone: attribute("string", "Where.", ""),
    everyMs: attribute("number", "How often.", 1_000),
    face: attribute('"" | "round" | "square"', "Its shape.", "", { required: true }),
    alarms: attribute("json", "When it rings.", []),
    quiet: attribute("boolean", "It never rings.", false),
  },
  events: { onRing: { description: "It rings; `at` says why." } },
  opens: { attribute: "Whether it is open.", onClose: "It has closed.", reasons: ["ok", "escape"] },
  slots: { label: "What it is called." },
  parts: { "hand minute-hand": "A hand.", face: "What the hands lie on.", hand: "The short hand." },
  states: { empty: "There is no time.", ready: "It ticks." },
  tokens: { "--quire-clock-size": ["80px", "How wide it is."] },
};
const TYPES = { alarms: "readonly { at: string }[]", onRing: "{ at: string }" };

const clock = () => described(CLOCK, "https://example.test/clock", (_kind, prop) => TYPES[prop]);
const element = () =>
  webTypes({ name: "@quire/clock", version: "1.2.3" }, [clock()]).contributions.html.elements[0];
const named = (list, name) => list.find((one) => one.name === name);

it("names attributes and events as in markup, with their types and defaults", () => {
  const { tag, attributes, events } = clock();
  expect(tag).toBe("quire-clock");
  expect(attributes.map(({ name, type, default: value }) => [name, type, value])).toEqual([
    ["time-zone", "string", undefined],
    ["every-ms", "number", "1000"],
    ["face", '"round" | "square"', undefined],
    ["alarms", "readonly { at: string }[]", "[]"],
    ["quiet", "boolean", undefined],
    ["open", "boolean", undefined],
  ]);
  expect(events).toEqual([
    { name: "quire-ring", prop: "onRing", detail: "{ at: string }", description: "It rings; `at` says why." },
    {
      name: "quire-close",
      prop: "onClose",
      detail: '{ reason: "ok" | "escape" }',
      description: "It has closed.",
    },
  ]);
});

it("splits several parts with one text, and adds the loading and error states of every widget", () => {
  const { parts, states } = clock();
  expect(parts).toEqual([
    { name: "hand", description: "The short hand." },
    { name: "minute-hand", description: "A hand." },
    { name: "face", description: "What the hands lie on." },
  ]);
  expect(states.map(({ name }) => name)).toEqual(["loading", "ready", "empty", "error"]);
});

it("writes a Custom Elements Manifest", () => {
  const { schemaVersion, modules } = customElementsManifest([clock()], () => "dist/define.js");
  expect(schemaVersion).toBe("2.1.0");
  const [{ kind, path, declarations, exports }] = modules;
  expect([kind, path]).toEqual(["javascript-module", "dist/define.js"]);
  expect(exports).toEqual([
    {
      kind: "custom-element-definition",
      name: "quire-clock",
      declaration: { name: "ClockElement", module: "dist/define.js" },
    },
  ]);
  const [declaration] = declarations;
  expect(declaration).toMatchObject({
    kind: "class",
    name: "ClockElement",
    customElement: true,
    tagName: "quire-clock",
    description: "What time it is.",
    slots: [{ name: "label", description: "What it is called." }],
    cssProperties: [{ name: "--quire-clock-size", default: "80px", description: "How wide it is." }],
  });
  expect(named(declaration.attributes, "every-ms")).toEqual({
    name: "every-ms",
    type: { text: "number" },
    default: "1000",
    description: "How often.",
    fieldName: "everyMs",
  });
  expect(named(declaration.members, "everyMs")).toMatchObject({ kind: "field", attribute: "every-ms" });
  expect(named(declaration.events, "quire-ring").type).toEqual({ text: "CustomEvent<{ at: string }>" });
  expect(declaration.cssParts.map(({ name }) => name)).toEqual(["hand", "minute-hand", "face"]);
  expect(named(declaration.attributes, "data-state").type.text).toBe(
    '"loading" | "ready" | "empty" | "error"',
  );
});

it("writes web-types", () => {
  expect(element()).toMatchObject({
    name: "quire-clock",
    "doc-url": "https://example.test/clock",
    slots: [{ name: "label", description: "What it is called." }],
  });
  expect(named(element().attributes, "face")).toEqual({
    name: "face",
    description: "Its shape.",
    required: true,
    value: { type: '"round" | "square"' },
  });
  expect(named(element().js.properties, "everyMs")).toMatchObject({
    default: "1000",
    type: "number",
  });
  expect(named(element().js.events, "quire-close").description).toBe("It has closed.");
  expect(named(element().css.parts, "face").description).toBe("What the hands lie on.");
  expect(named(element().css.properties, "--quire-clock-size").default).toBe("80px");
});

it("writes custom data of HTML, with the values of choices and states", () => {
  const { version, tags } = htmlCustomData([clock()]);
  expect([version, tags[0].name]).toEqual([1.1, "quire-clock"]);
  const { attributes } = tags[0];
  expect(named(attributes, "face").values).toEqual([{ name: "round" }, { name: "square" }]);
  expect(named(attributes, "quiet").valueSet).toBe("v");
  expect(named(attributes, "every-ms").description.value).toBe("How often.\n\nDefault: `1000`");
  expect(named(attributes, "data-state").values[1]).toEqual({
    name: "ready",
    description: { kind: "markdown", value: "It ticks." },
  });
  expect(named(attributes, "loading").values.map(({ name }) => name)).toContain("eager");
});

it("writes custom data of CSS, with a shared part only once", () => {
  const dial = {
    ...clock(),
    tag: "quire-dial",
    parts: [{ name: "face", description: "A dial." }],
    tokens: [],
  };
  const { properties, pseudoElements } = cssCustomData([clock(), dial]);
  expect(properties.map(({ name }) => name)).toEqual(["--quire-clock-size"]);
  expect(pseudoElements.map(({ name }) => name)).toEqual([
    "::part(hand)",
    "::part(minute-hand)",
    "::part(face)",
  ]);
  expect(pseudoElements[2].description.value).toBe(
    "`<quire-clock>`: What the hands lie on.\n\n`<quire-dial>`: A dial.",
  );
});
