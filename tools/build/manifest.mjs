import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { closure } from "./closure.mjs";

const brotli = promisify(brotliCompress);

/**
 * Gathers what the bundles of the page build wrote, and writes it down beside them, after minification:
 *
 * - `manifest.json`: `{ version, files: { [file]: { bytes, brotli, integrity, imports, lazy } } }`; `imports` are
 *   the files that a file needs before it runs, through all of its imports; `lazy` what it imports itself, later.
 *   Both are paths from the manifest's folder.
 * - `sri.json`: `{ [file]: integrity }`.
 */
export function manifest(version) {
  const chunks = new Map();

  const collect = {
    name: "quire-manifest-collect",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") chunks.set(file.fileName, file);
      },
    },
  };

  const write = {
    name: "quire-manifest-write",
    generateBundle: {
      order: "post",
      async handler() {
        const described = await Promise.all([...chunks.values()].map((chunk) => describe(chunk, chunks)));
        const files = Object.fromEntries(described.sort(([a], [b]) => (a < b ? -1 : 1)));
        const sri = Object.fromEntries(
          Object.entries(files).map(([file, { integrity }]) => [file, integrity]),
        );
        const asset = (fileName, value) =>
          this.emitFile({ type: "asset", fileName, source: `${JSON.stringify(value, null, 1)}\n` });
        asset("manifest.json", { version, files });
        asset("sri.json", sri);
      },
    },
  };

  return { collect, write };
}

async function describe({ fileName, code }, chunks) {
  const bytes = Buffer.from(code);
  const imports = closure(fileName, (file) => chunks.get(file));
  imports.delete(fileName);
  const lazy = chunks.get(fileName).dynamicImports.filter((file) => chunks.has(file));
  return [
    fileName,
    {
      bytes: bytes.length,
      brotli: (await brotli(bytes)).length,
      integrity: `sha384-${createHash("sha384").update(bytes).digest("base64")}`,
      imports: [...imports].sort(),
      lazy: [...new Set(lazy)].sort(),
    },
  ];
}
