import { readFile } from "node:fs/promises";
import { rollup } from "rollup";
import ts from "typescript";
import { expect, it } from "vitest";

const source = new URL("./", import.meta.url);

/** Bundles `import { name } from "./index.js"` from source and returns the bundled code. */
async function bundle(name: string): Promise<string> {
  const build = await rollup({
    input: "entry",
    external: ["valibot"],
    plugins: [
      {
        name: "source",
        resolveId: (id) => (id === "valibot" ? null : id),
        load: async (id) =>
          id === "entry"
            ? `export { ${name} } from "./index.js";`
            : transpile(await readFile(new URL(id.replace(/\.js$/, ".ts"), source), "utf8")),
      },
    ],
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await build.generate({ format: "es" });
  return output[0].code;
}

function transpile(text: string): string {
  return ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.ES2023 } }).outputText;
}

it("bundles only the endpoint that a page imports", async () => {
  const code = await bundle("follow");
  expect(code).toContain("user/subscribe");
  expect(code).not.toMatch(/user\/register|shopping-cart|user\/profile|line_items/);
  expect(code).not.toMatch(/accountN|password|forgot|userRef|orderId|gift|geolocation|subscription/i);
  expect(code).not.toMatch(/newsletters\/|marketingcampaign|user\/lists|shorten|pageNumber|auto-suggest/);
});

it("bundles one stream without the other streams and the library", async () => {
  const code = await bundle("webinarsStream");
  expect(code).toContain("webinars/{pageNumber}");
  expect(code).not.toMatch(/visual-library\/\{page|magazine\/|user\/|shopping-cart|password|newsletters\//);
});
