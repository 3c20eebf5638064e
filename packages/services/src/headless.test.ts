import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { rollup } from "rollup";
import ts from "typescript";
import { expect, it } from "vitest";

const here = fileURLToPath(new URL("./", import.meta.url));
const domains = globSync("*/index.ts", { cwd: here })
  .map((file) => dirname(file))
  .sort();

/** Libraries that a headless application may get. */
const ALLOWED = [
  /^@quire\/core(\/frame)?$/,
  /^react(\/jsx-runtime)?$/,
  /^ky$/,
  /^valibot$/,
  /^zustand(\/.+)?$/,
  /^@stripe\/stripe-js(\/.+)?$/,
];

/**
 * Returns the size in KB, after brotli, of everything that the export of a domain imports at once, without
 * libraries.
 */
async function getSize(name: string, domain: string): Promise<number> {
  const build = await rollup({
    input: "entry",
    external: (id) => id !== "entry" && /^[@a-z]/.test(id),
    plugins: [
      {
        name: "source",
        resolveId(id, importer) {
          if (id === "entry") return id;
          const path = resolve(importer === "entry" ? here : dirname(importer ?? here), id);
          return [path.replace(/\.js$/, ".ts"), path.replace(/\.js$/, ".tsx")].find((one) => existsSync(one));
        },
        load: async (id) =>
          id === "entry"
            ? `export { ${name} } from "./${domain}/index.js";`
            : transpile(await readFile(id, "utf8")),
      },
    ],
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await build.generate({ format: "es" });
  const chunks = new Map(output.map((one) => [one.fileName, one]));
  const files = new Set([output[0].fileName]);
  let code = "";
  for (const file of files) {
    const chunk = chunks.get(file);
    if (chunk?.type !== "chunk") continue;
    code += chunk.code;
    for (const imported of chunk.imports) files.add(imported);
  }
  return brotliCompressSync(code).length / 1000;
}

function transpile(text: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2023, jsx: ts.JsxEmit.ReactJSX, removeComments: true };
  return ts.transpileModule(text, { compilerOptions }).outputText;
}

it("imports neither react-dom nor any UI, in any file (beyond-274)", async () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: here }).filter((file) => !/\.test\.|\.d\.ts$/.test(file));
  const libraries = new Set<string>();
  for (const file of files) {
    const { importedFiles } = ts.preProcessFile(await readFile(resolve(here, file), "utf8"));
    for (const { fileName } of importedFiles) if (!fileName.startsWith(".")) libraries.add(fileName);
  }
  expect([...libraries].filter((id) => !ALLOWED.some((one) => one.test(id)))).toEqual([]);
  expect(libraries).toContain("react");
});

it("has a hook for each part that an application shows (beyond-274)", async () => {
  const found: Record<string, string[]> = {};
  for (const name of domains) {
    const hooks = Object.keys(await import(`./${name}/index.ts`)).filter((one) => /^use[A-Z]/.test(one));
    if (hooks.length > 0) found[name] = hooks.sort();
  }
  expect(found).toEqual({
    account: ["useSignIn", "useSignUp"],
    cart: ["useAddition", "useCart", "useQuantityChanges"],
    following: ["useFollowing", "useIsFollowing"],
    gift: ["useGiftsLeft"],
    library: ["useFolders", "useIsSaved", "useLibrary", "useSelectedFolder"],
    order: ["useCheckout", "useOrders", "useStates"],
    plans: ["usePlans"],
    product: ["useProductOptions"],
    region: ["useRegion"],
    search: ["useRecentSearches", "useSuggestions"],
    session: ["useDraft", "useEntitlement", "useLockout", "useQuota", "useReader", "useSession", "useUser"],
    streams: ["useStream"],
  });
});

it.each([
  ["useUser", "session", 3.9],
  ["useIsFollowing", "following", 0.8],
  ["useCart", "cart", 0.8],
])("costs for %s of %s at most %d KB without libraries (beyond-274)", async (name, domain, max) => {
  expect(await getSize(name, domain)).toBeLessThan(max);
});
