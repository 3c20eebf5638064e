import { chunkCheck, ownDocument } from "@quire/core";

const KEY = Symbol.for("quire/import");

/**
 * Imports a file of the build.
 * @param path the import path, relative to the file at the address `from`
 * @param shared true if other files import it too, so that a retry keeps its address
 * @param needs paths of the files that it imports itself
 */
type Import = (path: string, from: string, shared?: boolean, needs?: readonly string[]) => Promise<unknown>;

/**
 * Installs the function that imports chunks and can retry them. A retry uses another address, because
 * browsers remember a failed import (Chromium up to version 150). Shared files keep their address, because a
 * second address would load them twice. With `integrity`, files are compared before the import and keep their
 * address too. A file that does not answer in time fails.
 * Dependencies of a file are fetched in parallel with it. `tools/build/import-again.mjs` makes the builds for
 * pages call this function.
 */
export function importAgain(): void {
  // A symbol, because a plain name could collide with ids of page elements.
  const page = globalThis as { [KEY]?: Import };
  const failures = new Map<string, number>();
  const fetched = new Set<string>();
  page[KEY] ??= async (path, from, shared, needs = []) => {
    const { href } = new URL(path, from);
    const failed = failures.get(href) ?? 0;
    const check = chunkCheck();
    try {
      if (check) await check(href);
      else for (const one of needs) fetchOnce(new URL(one, from).href, fetched);
      const address = failed && !check && !shared ? `${href}?retry=${failed}` : href;
      return await inTime(import(/* @vite-ignore */ address));
    } catch (error) {
      failures.set(href, failed + 1);
      throw error;
    }
  };
}

/** Milliseconds that code may take to load, like the answer of a call. */
const IMPORT_TIMEOUT_MS = 30_000;

/** Rejects if code does not load in time, so that a user can try again. */
function inTime<Code>(loading: Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`No answer within ${IMPORT_TIMEOUT_MS / 1_000} s.`)),
      IMPORT_TIMEOUT_MS,
    );
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** Preloads a module without running it. After a failed preload the import fetches it again. */
function fetchOnce(href: string, fetched: Set<string>): void {
  if (fetched.has(href)) return;
  fetched.add(href);
  const link = ownDocument.createElement("link");
  ownDocument.head.append(Object.assign(link, { rel: "modulepreload", href, crossOrigin: "anonymous" }));
}
