#!/usr/bin/env node
import { createHash } from "node:crypto";
import { mkdirSync, watch, writeFileSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fillFile } from "./fill-file.js";
import { fillPage } from "./fill-page.js";
import type { Filled, FillOptions } from "./filling.js";
import { getText } from "./filling.js";
import { HELP, type Options, readOptions, UsageError } from "./options.js";
import { paint } from "./painter.js";

const FAULTY = 1;
const UNUSABLE = 2;

async function fillOptions({ locale, nonce, styles, configuration }: Options): Promise<FillOptions> {
  const settings = configuration === undefined ? {} : await readConfiguration(configuration);
  const stylesheet = styles && sheetFiles(styles.folder, styles.address);
  return { locale: locale ?? settings.locale, messages: settings.messages, nonce, stylesheet };
}

async function readConfiguration(file: string): Promise<Pick<FillOptions, "locale" | "messages">> {
  try {
    // The code that uses the value reports an invalid one.
    return JSON.parse(await readFile(file, "utf8")) as Pick<FillOptions, "locale" | "messages">;
  } catch (cause) {
    throw new UsageError(
      `"${file}" cannot be read as JSON: ${cause instanceof Error ? cause.message : cause}`,
    );
  }
}

async function fillInput({ site: address }: Options, options: FillOptions): Promise<boolean> {
  const all: Filled[] = [];
  const page = fillPage(process.stdin, {
    paint,
    options: { ...options, address },
    onFilled: (one) => all.push(one),
  });
  await pipeline(Readable.from(page), process.stdout, { end: false });
  if (all.length > 0) console.error(getText("-", all));
  return all.every(hasSucceeded);
}

async function fillOne({ file, name }: Page, { out, site }: Options, options: FillOptions): Promise<boolean> {
  const address = site && getAddress(name, site);
  const filled = await fillFile(file, out === undefined ? file : join(out, name), { ...options, address });
  console.log(getText(file, filled));
  return filled.every(hasSucceeded);
}

/** Returns the address of a file. Servers serve `index.html` at its folder's address. */
const getAddress = (name: string, site: string) =>
  new URL(name.replaceAll("\\", "/").replace(/(^|\/)index\.html?$/, "$1"), site).href;

const hasSucceeded = ({ isDone }: Filled) => isDone;

async function prerenderAll(cliOptions: Options): Promise<boolean> {
  const options = await fillOptions(cliOptions);
  if (cliOptions.paths[0] === "-") return fillInput(cliOptions, options);
  let haveAllSucceeded = true;
  for (const path of cliOptions.paths)
    for (const page of await pagesIn(path))
      haveAllSucceeded = (await fillOne(page, cliOptions, options)) && haveAllSucceeded;
  if (cliOptions.watch) for (const path of cliOptions.paths) watchFiles(path, cliOptions, options);
  return haveAllSucceeded;
}

/** Runs one fill after the other, and fills again after each save. */
function watchFiles(path: string, cliOptions: Options, options: FillOptions): void {
  let last: Promise<unknown> = Promise.resolve();
  watch(path, { recursive: true }, (_, changed) => {
    last = last.then(() => fillChanged(path, changed, cliOptions, options)).catch(console.error);
  });
  console.log(`Watching ${path} …`);
}

async function fillChanged(
  path: string,
  changed: string | null,
  cliOptions: Options,
  options: FillOptions,
): Promise<void> {
  for (const page of await pagesIn(path)) if (page.name === changed) await fillOne(page, cliOptions, options);
}

/** A page, with its path below the given folder. */
interface Page {
  readonly file: string;
  readonly name: string;
}

const PAGE = /\.html?$/i;

/** Returns the pages at the path of a file or folder. @throws UsageError */
async function pagesIn(path: string): Promise<Page[]> {
  const found = await stat(path).catch(() => {
    throw new UsageError(`"${path}" is neither a file nor a folder.`);
  });
  if (!found.isDirectory()) return [{ file: path, name: basename(path) }];
  const names = await readdir(path, { recursive: true });
  return names
    .filter((name) => PAGE.test(name) && !name.split(/[\\/]/).includes("node_modules"))
    .sort()
    .map((name) => ({ file: join(path, name), name: relative(path, join(path, name)) }));
}

/** Writes style sheets to files that are named after their contents, and returns their addresses. */
function sheetFiles(folder: string, address: string): (css: string) => string {
  const written = new Map<string, string>();
  return (css) => {
    const known = written.get(css);
    if (known) return known;
    const name = `${createHash("sha256").update(css).digest("hex").slice(0, 16)}.css`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), css);
    const link = `${address.replace(/\/$/, "")}/${name}`;
    written.set(css, link);
    return link;
  };
}

try {
  const options = readOptions(process.argv.slice(2));
  if (!options) console.log(HELP);
  else if (!(await prerenderAll(options))) process.exitCode = FAULTY;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${HELP}`);
  process.exitCode = UNUSABLE;
}
