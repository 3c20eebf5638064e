import { rollup } from "rollup";
import { expect, it } from "vitest";
import { descriptions } from "./descriptions.mjs";

const FILE = "/widget/dist/attributes.js";

/** Returns the build's output for a widget's module. */
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

const IMPORT = 'import { textAttribute, getEvent, defineWidget } from "@quire/element";';

it("removes the descriptions of attributes, events and widgets, and keeps their defaults", async () => {
  const code = await built(
    `${IMPORT} export const a = textAttribute("What it is.", "kept"); export const e = getEvent('It "happens".');
     export const w = defineWidget({ name: "kept-too", description: "Does it.", view: () => "shown" });`,
  );
  expect(code).not.toMatch(/What it is|happens|Does it/);
  expect(code).toContain('textAttribute("", "kept")');
  expect(code).toContain('name: "kept-too"');
  expect(code).toContain('"shown"');
});

it("removes a widget's descriptions of parts, states, slots and tokens, with the code that only they use", async () => {
  const code = await built(
    `import { defineDomWidget, frameParts, overlay } from "@quire/element";
     const states = { ready: "It shows." };
     export const w = defineDomWidget({ name: "kept", parts: { ...frameParts, badge: "How many." }, states,
       dom: () => "shown", opens: overlay, tokens: { "--quire-kept": ["1px", "How wide."] }, });`,
  );
  expect(code).not.toMatch(/How many|It shows|How wide|states|frameParts|overlay/);
  expect(code).toMatch(/name: "kept",\s+dom: \(\) => "shown",\s+}/);
});

it("removes them for any quotes of the import", async () => {
  const code = await built(
    `import { textAttribute } from '@quire/element'; export const a = textAttribute("What it is.", "kept");`,
  );
  expect(code).toContain('textAttribute("", "kept")');
});

it("removes an endpoint's references to the specification", async () => {
  const code = await built(
    `import { endpoint } from "./endpoint.js"; export const e = endpoint({ name: "kept", spec: "accounts-7" });`,
  );
  expect(code).toContain('name: "kept"');
  expect(code).not.toContain("accounts-7");
});

it("keeps other calls and modules", async () => {
  expect(await built(`${IMPORT} export const a = other("kept");`)).toContain('"kept"');
  expect(await built('export const a = textAttribute("kept");')).toContain('"kept"');
});

it("removes the descriptions of triggers, and keeps their values (beyond-232)", async () => {
  const code = await built(
    `const defineTrigger = (trigger) => trigger;
     const type = { type: "text", description: "The kind.", values: ["topic"] };
     export const triggers = [defineTrigger({ name: "follow", description: "Follows.", attributes: { type } })];`,
  );
  expect(code).not.toMatch(/The kind|Follows/);
  expect(code).toContain('values: ["topic"]');
});
