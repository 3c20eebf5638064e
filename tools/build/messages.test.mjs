import { rollup } from "rollup";
import { expect, it } from "vitest";
import { messages } from "./messages.mjs";

const FILE = "/widget/src/text.ts";

/** Returns the build's output for a `text.ts` without types. */
async function built(code) {
  const file = { name: "file", resolveId: (id) => (id === FILE ? id : false), load: () => code };
  const bundle = await rollup({ input: FILE, external: ["@quire/core"], plugins: [file, messages()] });
  const { output } = await bundle.generate({ format: "es" });
  return output[0].code;
}

const text = (object) =>
  `import { defineText } from "@quire/core"; export const text = defineText("x", ${object});`;

it("compiles plurals, so that no ICU syntax is left", async () => {
  const code = await built(text('{ left: "{n, plural, one {# try} other {# tries}}" }'));
  expect(code).toContain('["plural","n",0,');
  expect(code).not.toContain("{n, plural");
});

it("keeps plain text as a string, in templates too", async () => {
  expect(await built(text("{ title: `Sign In` }"))).toContain('title: "Sign In"');
});

it("keeps other calls in the file", async () => {
  const code = await built(`${text('{ a: "A" }')} export const other = { b: "{n, plural}" };`);
  expect(code).toContain('"{n, plural}"');
});

it("names the file and the key of an invalid ICU message", async () => {
  await expect(built(text('{ title: "Sign In", broken: "{n, plural, one {#}" }'))).rejects.toThrow(
    /text\.ts: the message "x\.broken" is not ICU/,
  );
});

const KEYS = "/services/src/configuration/message-keys.ts";
const LIST = "export const messageKeys = [];";

/** Returns the output of a build that needs the list of message keys, with that list in a file. */
async function builtWithKeys(file, code) {
  const files = {
    "/entry.js": `export * from "${file}"; export * from "${FILE}";`,
    [file]: code,
    [FILE]: text('{ title: "Sign In", states: { on: "{n} on" } }'),
  };
  const tree = { name: "tree", resolveId: (id) => (files[id] ? id : false), load: (id) => files[id] };
  const plugins = [tree, messages({ needsKeys: true })];
  const bundle = await rollup({ input: "/entry.js", external: ["@quire/core"], plugins });
  const { output } = await bundle.generate({ format: "es" });
  return output[0].code;
}

it("writes the keys of all messages into the requested file (beyond-132)", async () => {
  expect(await builtWithKeys(KEYS, LIST)).toContain('messageKeys = ["x.states.on","x.title"]');
});

it("fails if no file of the build contains the message keys (beyond-132)", async () => {
  const moved = builtWithKeys("/services/src/configuration/keys.ts", LIST);
  await expect(moved).rejects.toThrow(/list of message keys is in no file of the build.*message-keys\.ts/);
});

it("fails if the file of the message keys has no empty list (beyond-132)", async () => {
  const renamed = builtWithKeys(KEYS, "export const allKeys = [];");
  await expect(renamed).rejects.toThrow('message-keys.ts needs the constant "messageKeys = []"');
});
