import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { at } from "../workspace.mjs";
import { reactTags, svelteTags, vueTags } from "./tag-types.mjs";
import { typeTexts } from "./type-texts.mjs";

/** A folder inside the workspace, where React's types are found. */
const FOLDER = at(".cache/tag-types-test");

const OPEN = { name: "open", prop: "open", type: "boolean", description: "Whether it is open." };
const clock = {
  name: "clock",
  tag: "quire-clock",
  description: "What */ time it is.",
  attributes: [
    { name: "time-zone", prop: "timeZone", type: "string", description: "Where.", required: true },
    { name: "every-ms", prop: "everyMs", type: "number", description: "How often." },
    { name: "face", prop: "face", type: '"round" | "square"', description: "Its shape." },
    { name: "alarms", prop: "alarms", type: "readonly { at: string }[]", isJson: true, description: "When." },
    OPEN,
  ],
  hostAttributes: [{ name: "data-state", type: '"ready"', isWritten: true, description: "How it stands." }],
  events: [{ name: "quire-ring", prop: "onRing", detail: "{ at: string }", description: "It rings." }],
};

const DECLARED = `
interface Attribute<Value> { readonly fallback: Value }
interface EventOf<Detail> { readonly detail?: Detail }
interface Alarm { readonly at: string; readonly days?: readonly ("mon" | "tue")[]; readonly next?: Alarm }
export declare const clock: {
  readonly attributes: {
    alarms: Attribute<readonly Alarm[] | undefined>;
    size: Attribute<number> & { readonly required: true };
  };
  readonly events: {
    onRing: EventOf<{ readonly alarm: Alarm | null; readonly isLast: boolean }>;
    onStop: EventOf<null>;
    onWind: EventOf<"up" | "down">;
  };
};`;

/** The workspace does not include Vue and Svelte. These stand-ins declare only the names of their types. */
const VUE =
  "export interface HTMLAttributes { id?: string }\nexport interface PublicProps { key?: string }\nexport interface GlobalComponents {}";
const SVELTE = "export interface HTMLAttributes<T> { id?: string; target?: T }";

const inReact = (tag) => `import type {} from "./react-tags.js";\nexport const page = ${tag};`;
const inVue = (props) =>
  `import type {} from "./vue-tags.js";\nimport type { GlobalComponents } from "vue";
   type Props = InstanceType<GlobalComponents["quire-clock"]>["$props"];\nexport const props: Props = ${props};`;
const inSvelte = (props) =>
  `import type {} from "./svelte-tags.js";
   export const props: svelteHTML.IntrinsicElements["quire-clock"] = ${props};`;

const RIGHT = {
  "values.tsx": inReact(
    `<quire-clock class="x" id="c" time-zone="UTC" every-ms={5} face="round" alarms={[{ at: "7" }]} open
      onquire-ring={(event) => event.detail.at.trim()}>in it</quire-clock>`,
  ),
  "texts.tsx": inReact('<quire-clock time-zone="UTC" every-ms="5" alarms="[]" open="false" />'),
  "vue-props.ts": inVue('{ "time-zone": "UTC", everyMs: 5, onQuireRing: ({ detail }) => detail.at.trim() }'),
  "svelte-props.ts": inSvelte(
    `{ "time-zone": "UTC", "every-ms": 5,
       "onquire-ring": ({ detail }) => detail.at.trim(), "on:quire-ring": ({ detail }) => detail.at }`,
  ),
};

const WRONG = {
  "number.tsx": inReact('<quire-clock time-zone="UTC" every-ms="often" />'),
  "choice.tsx": inReact('<quire-clock time-zone="UTC" face="flat" />'),
  "json.tsx": inReact('<quire-clock time-zone="UTC" alarms={[7]} />'),
  "required.tsx": inReact("<quire-clock />"),
  "unknown.tsx": inReact('<quire-clock time-zone="UTC" size="5" />'),
  "detail.tsx": inReact('<quire-clock time-zone="UTC" onquire-ring={(event) => event.detail.on} />'),
  "vue-number.ts": inVue('{ "time-zone": "UTC", "every-ms": "often" }'),
  "svelte-choice.ts": inSvelte('{ "time-zone": "UTC", face: "flat" }'),
};

const file = (name) => join(FOLDER, name);

/** The compiler's errors by file. */
let faults;

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
  const texts = {
    "declared.d.ts": DECLARED,
    "react-tags.d.ts": reactTags([clock]),
    "vue-tags.d.ts": vueTags([clock]),
    "svelte-tags.d.ts": svelteTags([clock]),
    "vue.d.ts": VUE,
    "svelte.d.ts": SVELTE,
    ...RIGHT,
    ...WRONG,
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(file(name), text);
  const program = ts.createProgram(Object.keys(texts).map(file), {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    paths: { vue: [file("vue.d.ts")], "svelte/elements": [file("svelte.d.ts")] },
  });
  faults = Object.groupBy(ts.getPreEmitDiagnostics(program), (one) => basename(one.file?.fileName ?? ""));
}, 60_000);
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const getFaults = (name) =>
  (faults[name] ?? [])
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))
    .join("\n");

it("writes out the types of attributes and events", () => {
  const getText = typeTexts([file("declared.d.ts")]);
  const clockType = (kind, prop) => getText(file("declared.d.ts"), "clock", kind, prop);
  const alarm = '{ at: string; days?: readonly ("mon" | "tue")[]; next?: Alarm }';
  expect(clockType("attributes", "alarms")).toBe(`readonly ${alarm}[]`);
  expect(clockType("attributes", "size")).toBe("number");
  expect(clockType("events", "onRing")).toBe(`{ alarm: ${alarm} | null; isLast: boolean }`);
  expect(clockType("events", "onStop")).toBe("null");
  expect(clockType("events", "onWind")).toBe('"down" | "up"');
  expect(() => clockType("events", "onBreak")).toThrow("clock has no type for events.onBreak");
});

it("writes types without errors", () => {
  const own = Object.keys(faults).filter((name) => name in RIGHT || !(name in WRONG));
  expect(own.map(getFaults)).toEqual([]);
});

it.each([
  ["a number that is none, in JSX", "number.tsx", `'"often"' is not assignable`],
  ["a word that is no choice, in JSX", "choice.tsx", `'"flat"' is not assignable`],
  ["JSON of another shape, in JSX", "json.tsx", "'number' is not assignable"],
  ["a tag without what it requires, in JSX", "required.tsx", `'"time-zone"' is missing`],
  ["an unknown attribute, in JSX", "unknown.tsx", "'size' does not exist"],
  ["another detail, in JSX", "detail.tsx", "'on' does not exist"],
  ["a number that is none, in Vue", "vue-number.ts", `'"often"' is not assignable`],
  ["a word that is no choice, in Svelte", "svelte-choice.ts", `'"flat"' is not assignable`],
])("refuses %s", (_what, name, fault) => {
  expect(getFaults(name)).toContain(fault);
});
