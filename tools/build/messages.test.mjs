import { rollup } from "rollup";
import { expect, it } from "vitest";
import { messages } from "./messages.mjs";

const FILE = "/widget/src/text.ts";

/** What the build makes of a text.ts, types already stripped. */
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

it("leaves plain text a string, in templates too", async () => {
  expect(await built(text("{ title: `Sign In` }"))).toContain('title: "Sign In"');
});

it("leaves other calls in the file alone", async () => {
  const code = await built(`${text('{ a: "A" }')} export const other = { b: "{n, plural}" };`);
  expect(code).toContain('"{n, plural}"');
});

it("names the file and the key of a message that is not ICU", async () => {
  await expect(built(text('{ title: "Sign In", broken: "{n, plural, one {#}" }'))).rejects.toThrow(
    /text\.ts: the message "broken" is not ICU/,
  );
});
