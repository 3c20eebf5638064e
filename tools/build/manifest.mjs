import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { addressFrom, closure } from "./closure.mjs";
import { places } from "./places.mjs";

const brotli = promisify(brotliCompress);

/** Placeholders in the loader's code for the manifest's hash, and for the imports of the widgets' elements. */
export const MANIFEST_HASH = "__QUIRE_MANIFEST_HASH__";
export const FIRST_FILES = "__QUIRE_FIRST_FILES__";

/**
 * Collects the files of the page build after minification, and writes two lists next to them:
 *
 * - `manifest.json`: `{ version, files: { [file]: { bytes, brotli, integrity, imports, lazy, onNeed, view? } } }`.
 *   `imports` are all files that must be loaded before a file runs. `lazy` are its own later imports by the browser.
 *   `onNeed` are its later imports by the page's own function, which can compare their hashes. `view` of a widget is
 *   `{ file, loading }`: the file of its view, and the time when the view loads by default. All are paths from the
 *   manifest's folder. The loader is missing from the list: it holds the manifest's hash.
 * - `sri.json`: `{ [file]: integrity }` of all files, so that pages can pin the files they include.
 *
 * `collect` goes into the bundles that the manifest lists, `root` into the later ones of the loader, and `write` into
 * the last one.
 */
export function manifest(version) {
  const collected = new Map();
  const loaders = new Map();
  let made;

  const gather = (into, name) => ({
    name,
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk" || file.fileName.endsWith(".css")) into.set(file.fileName, file);
        }
      },
    },
  });
  const make = async () => {
    const described = await Promise.all([...collected.values()].map((file) => describe(file, collected)));
    const files = Object.fromEntries(described.sort(([a], [b]) => (a < b ? -1 : 1)));
    return { files, text: print({ version, files }) };
  };

  const root = {
    ...gather(loaders, "quire-manifest-root"),
    async renderChunk(code) {
      made ??= make();
      const { files, text } = await made;
      const written = code
        .replace(MANIFEST_HASH, JSON.stringify(getIntegrity(text)))
        .replace(FIRST_FILES, () => getExpression(firstFiles(files)));
      return { code: written, map: null };
    },
  };

  const write = {
    name: "quire-manifest-write",
    generateBundle: {
      order: "post",
      async handler() {
        const { files, text } = await made;
        const hashes = [
          ...Object.entries(files).map(([file, { integrity }]) => [file, integrity]),
          ...[...loaders.values()].map((file) => [file.fileName, getIntegrity(getContent(file))]),
          ["manifest.json", getIntegrity(text)],
        ];
        const sri = Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)));
        this.emitFile({ type: "asset", fileName: "manifest.json", source: text });
        this.emitFile({ type: "asset", fileName: "sri.json", source: print(sri) });
      },
    },
  };

  return { collect: gather(collected, "quire-manifest-collect"), root, write };
}

/** Files with fewer importers do not justify the bytes of their name on every page. */
const FEW = 4;

/** Flyouts show nothing before a click, so no page waits for their imports. */
const FLYOUT = /(^|-)flyout$/;

/**
 * Lists all widgets, actions and locales with the imports that the page's script does not include. An overlay with a
 * placeholder lists all of them: its placeholder waits for the frame, and each unnamed file would be one more
 * round trip.
 */
function firstFiles(files) {
  const { placeholders } = places();
  const inFolder = (folder) =>
    Object.entries(files).flatMap(([file, { imports }]) => {
      const name = file.startsWith(`${folder}/`) && file.slice(`${folder}/`.length, -".js".length);
      if (!name) return [];
      return [[name, FLYOUT.test(name) ? [] : imports.filter((one) => one !== "page.js")]];
    });
  // Widgets name the imports of locales.
  const locales = inFolder("locales").map(([name]) => [name, []]);
  const folders = { widgets: inFolder("widgets"), actions: inFolder("actions"), locales };
  const all = Object.values(folders).flat();
  const isShared = (one) => all.filter(([, imports]) => imports.includes(one)).length >= FEW;
  const named = ([name, imports]) => [name, placeholders[name] ? imports : imports.filter(isShared)];
  return Object.fromEntries(
    Object.entries(folders).map(([folder, found]) => [folder, Object.fromEntries(found.map(named))]),
  );
}

/**
 * Returns an expression that names each file and each set of files once. It is part of the first bytes of every page.
 */
function getExpression(folders) {
  const sets = Object.values(folders).flatMap((found) => Object.values(found));
  const nameFile = shortNames("a", sets.flat());
  const getSet = (imports) => `[${imports.map(nameFile)}]`;
  const nameSet = shortNames("A", sets.map(getSet));
  const inFolder = (found) =>
    Object.entries(found).map(([name, imports]) => `${getKey(name)}:${nameSet(getSet(imports))}`);
  const all = Object.entries(folders).map(([folder, found]) => `${folder}:{${inFolder(found)}}`);
  const parameters = [...nameFile.all.values(), ...[...nameSet.all].map(([set, name]) => `${name}=${set}`)];
  return `((${parameters})=>({${all}}))(${[...nameFile.all.keys()].map((file) => JSON.stringify(file))})`;
}

const getKey = (name) => (/^\w+$/.test(name) ? name : JSON.stringify(name));

/** Assigns a letter to each text, starting with `first`. After 26 letters, names are numbered: "a26". */
function shortNames(first, texts) {
  const nameAt = (at) => (at < 26 ? String.fromCharCode(first.charCodeAt(0) + at) : `${first}${at}`);
  const all = new Map([...new Set(texts)].map((text, at) => [text, nameAt(at)]));
  return Object.assign((text) => all.get(text), { all });
}

const print = (value) => `${JSON.stringify(value, null, 1)}\n`;
const getContent = ({ code, source }) => Buffer.from(code ?? source);
const getIntegrity = (content) => `sha384-${createHash("sha384").update(content).digest("base64")}`;

async function describe(file, files) {
  const { fileName } = file;
  const bytes = getContent(file);
  const imports = file.type === "chunk" ? closure(fileName, (name) => files.get(name)) : new Set();
  imports.delete(fileName);
  const later = [...new Set(file.dynamicImports ?? [])].filter((name) => files.has(name)).sort();
  const isNative = (name) => file.code.includes(`import("${addressFrom(fileName, name)}")`);
  return [
    fileName,
    {
      bytes: bytes.length,
      brotli: (await brotli(bytes)).length,
      integrity: getIntegrity(bytes),
      imports: [...imports].sort(),
      lazy: later.filter(isNative),
      onNeed: later.filter((name) => !isNative(name)),
      ...(file.view && { view: file.view }),
    },
  ];
}
