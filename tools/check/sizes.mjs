import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { FLAVOURS } from "../build/flavours.mjs";
import { at } from "../workspace.mjs";
import { budgets, lightBudgets } from "./budgets.mjs";

/**
 * Reads the build's list of page files with their bytes, and adds the loader, which no manifest lists.
 * @param {string} dir the build's folder
 */
export function readFiles(dir) {
  const { files } = JSON.parse(readFileSync(join(dir, "manifest.json"), "utf8"));
  const all = { ...files, ...Object.fromEntries(LOADERS.map((file) => [file, { imports: [], lazy: [] }])) };
  return Object.fromEntries(
    Object.entries(all).map(([file, entry]) => [file, { ...entry, brotli: getBytes(join(dir, file)) }]),
  );
}

const LOADERS = ["quire.js", "quire.classic.js"];

const getBytes = (file) => brotliCompressSync(withSteadyNames(readFileSync(file, "utf8"))).length;

/**
 * A chunk's hash changes with everything that it imports, and each hash compresses by a few bytes more or
 * less. A row would therefore change with unrelated files. This function replaces each hash with one that
 * depends only on the name, and the manifest's hash in the loader with a constant.
 */
export const withSteadyNames = (code) =>
  code
    .replace(/(\/[\w-]+)-[\w-]{8}(?=\.js["`'])/g, (_, name) => `${name}-${getStableHash(name)}`)
    .replace(/\bsha384-[\w+/]{64}/g, STEADY_INTEGRITY);

const getStableHash = (name) => createHash("sha256").update(name).digest("base64url").slice(0, 8);

const STEADY_INTEGRITY = `sha384-${createHash("sha384").update("manifest.json").digest("base64")}`;

const chunkName = (file) => file.match(/^chunks\/(.+)-[^.]{8}\.js$/)?.[1];

const withImports = (files, all) => [
  ...new Set(files.flatMap((file) => [file, ...(all[file]?.imports ?? [])])),
];

const getChunks = (names, all) => Object.keys(all).filter((file) => names.includes(chunkName(file)));

/** Returns the file of an element's view. */
const getViews = (file, all) => [all[file]?.view?.file].filter(Boolean);

/**
 * Lists the files that a first click waits for: a widget's view, without the files that its element and every
 * configured page have already loaded.
 */
function getFirstClickFiles({ pressed: widget }, all) {
  const file = `widgets/${widget}.js`;
  const soon = getChunks(["after-paint", "idle", "check-all"], all);
  const there = new Set(withImports([file, "page.js", ...soon], all));
  return withImports(getViews(file, all), all).filter((one) => !there.has(one));
}

/** Lists the files that a row counts. */
export function getFiles(row, all) {
  if (row.pressed) return getFirstClickFiles(row, all);
  const chunks = getChunks(row.chunks ?? [], all);
  const files = row.files ?? [];
  const views = row.unturned ? [] : files.flatMap((file) => getViews(file, all));
  const named = [...files, ...views, ...chunks];
  return withImports(named, all);
}

function measure(row, all) {
  const files = getFiles(row, all);
  const missing = [
    ...files.filter((file) => !all[file]),
    ...(row.chunks ?? []).filter((name) => getChunks([name], all).length === 0),
  ];
  const unwanted = files.filter((file) => row.without?.includes(chunkName(file)));
  const brotli = files.reduce((sum, file) => sum + (all[file]?.brotli ?? 0), 0) / 1000;
  const [used, unit, digits] = row.pressed ? [files.length, "files", 0] : [brotli, "KB", 1];
  const faults = [
    ...missing.map((file) => `${file} is not in the build`),
    ...unwanted.map((file) => `${file} must not be needed`),
    ...(files.length === 0 ? ["nothing to measure"] : []),
    ...(!(used <= row.max) ? [`${(used - row.max).toFixed(digits)} ${unit} too much`] : []),
  ];
  return { title: row.title, used: used.toFixed(digits), unit, max: row.max, files, faults };
}

/** Finds code that needs React although it runs before React loads. */
const getEarlyReactUsers = (all) =>
  Object.entries(all)
    .filter(([file]) => /^(quire|page|widgets|actions)[./]/.test(file))
    .flatMap(([file, { imports }]) =>
      imports.filter((name) => chunkName(name) === "react").map(() => `${file} needs React before it runs`),
    );

const line = ({ title, used, unit, max, files, faults }) =>
  `  ${faults.length > 0 ? "✗" : "✓"} ${title.padEnd(46)} ${used.padStart(6)} of ${String(max).padStart(5)} ${unit}` +
  `${unit === "KB" ? ` in ${files.length} files` : ""}` +
  `${faults.map((fault) => `\n      ${fault}`).join("")}`;

/** Checks the page builds against their budgets. */
export function sizes() {
  const judged = FLAVOURS.map(({ folder, light }) => ({
    folder,
    ...getSizes(readFiles(at(folder)), light ? lightBudgets : budgets),
  }));
  return {
    ok: judged.every(({ ok }) => ok),
    table: [
      "  brotli, KB of 1,000 bytes",
      ...judged.map(({ folder, table }) => `  ${folder}\n${table}`),
    ].join("\n"),
    output: judged
      .map(({ output }) => output)
      .join("\n")
      .trim(),
  };
}

/** Checks one build against its budgets. The table shows the used share of each. */
export function getSizes(all, wanted) {
  const rows = wanted.map((row) => measure(row, all));
  const tooEarly = getEarlyReactUsers(all);
  return {
    ok: tooEarly.length === 0 && rows.every(({ faults }) => faults.length === 0),
    table: [...rows.map(line), ...tooEarly.map((fault) => `  ✗ ${fault}`)].join("\n"),
    output: rows
      .filter(({ faults }) => faults.length > 0)
      .map(
        ({ title, files }) => `${title}: ${files.map((file) => `${file} ${all[file]?.brotli}`).join(", ")}`,
      )
      .join("\n"),
  };
}
