import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fillPage } from "./fill-page.js";
import type { Filled, FillOptions } from "./filling.js";
import { paint } from "./painter.js";

/**
 * Fills a page and writes it to a file, which may be the same file. It writes the whole page or nothing.
 * @returns the result for each tag
 */
export async function fillFile(file: string, target: string, options: FillOptions): Promise<Filled[]> {
  const filled: Filled[] = [];
  const onFilled = (one: Filled) => filled.push(one);
  const next = `${target}.prerendering`;
  await mkdir(dirname(target), { recursive: true });
  try {
    const page = fillPage(createReadStream(file), { paint, options, onFilled });
    await pipeline(Readable.from(page), createWriteStream(next));
    // An unchanged result is not written, so that watchers do not react.
    if (await isSame(next, target)) await rm(next);
    else await rename(next, target);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
  return filled;
}

async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((file) => readFile(file).catch(() => undefined)));
  return a !== undefined && b !== undefined && a.equals(b);
}
