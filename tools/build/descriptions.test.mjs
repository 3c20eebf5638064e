import { rollup } from "rollup";
import { expect, it } from "vitest";
import { descriptions } from "./descriptions.mjs";

const FILE = "/widget/dist/attributes.js";

/** Output of the build for a module of a widget. */
async function built(code) {
  const file = { name: "file", resolveId: (id) => (id === FILE ? id : false), load: () => code };
  const bundle = await rollup({
    input: FILE,
    external: ["@quire/element", "./endpoint.js"],
    plugins: [file, descriptions()],
  });
  const { output } = await bundle.generate({ format: "es" });
  return output[0].code;
}

const IMPORT = 'import { textAttribute, eventOf, defineWidget } from "@quire/element";';

it("leaves the descriptions of attributes, events and widgets out, and their defaults in", async () => {
  const code = await built(
    `${IMPORT} export const a = textAttribute("What it is.", "kept"); export const e = eventOf('It "happens".');
     export const w = defineWidget({ name: "kept-too", description: "Does it.", view: () => "shown" });`,
  );
  expect(code).not.toMatch(/What it is|happens|Does it/);
  expect(code).toContain('textAttribute("", "kept")');
  expect(code).toContain('name: "kept-too"');
  expect(code).toContain('"shown"');
});

it("leaves out what a widget says of its parts, states, slots and tokens, with what that is made of", async () => {
  const code = await built(
    `import { defineDomWidget, frameParts, overlay } from "@quire/element";
     const states = { ready: "It shows." };
     export const w = defineDomWidget({ name: "kept", parts: { ...frameParts, badge: "How many." }, states,
       dom: () => "shown", opens: overlay, tokens: { "--quire-kept": ["1px", "How wide."] }, });`,
  );
  expect(code).not.toMatch(/How many|It shows|How wide|states|frameParts|overlay/);
  expect(code).toMatch(/name: "kept",\s+dom: \(\) => "shown",\s+}/);
});

it("does so however the import is quoted", async () => {
  const code = await built(
    `import { textAttribute } from '@quire/element'; export const a = textAttribute("What it is.", "kept");`,
  );
  expect(code).toContain('textAttribute("", "kept")');
});

it("leaves out where an endpoint is specified", async () => {
  const code = await built(
    `import { endpoint } from "./endpoint.js"; export const e = endpoint({ name: "kept", spec: "accounts-7" });`,
  );
  expect(code).toContain('name: "kept"');
  expect(code).not.toContain("accounts-7");
});

it("leaves other calls and modules alone", async () => {
  expect(await built(`${IMPORT} export const a = other("kept");`)).toContain('"kept"');
  expect(await built('export const a = textAttribute("kept");')).toContain('"kept"');
});

it("leaves the descriptions of triggers out, and their values in (beyond-232)", async () => {
  const code = await built(
    `const defineTrigger = (trigger) => trigger;
     const type = { type: "text", description: "The kind.", values: ["topic"] };
     export const triggers = [defineTrigger({ name: "follow", description: "Follows.", attributes: { type } })];`,
  );
  expect(code).not.toMatch(/The kind|Follows/);
  expect(code).toContain('values: ["topic"]');
});
