import { chunkCheck, ownDocument } from "@quire/core";

const KEY = Symbol.for("quire/import");

/**
 * Imports a file of the build, as it is written in the file at the address `from`; what is `shared` has one address.
 * `needs` are the files that it imports in its turn.
 */
type Import = (path: string, from: string, shared?: boolean, needs?: readonly string[]) => Promise<unknown>;

/**
 * Has another try at a chunk ask for another address: Chromium up to 150 and others remember for as long as the page
 * lives that an address failed. `tools/build/import-again.mjs` makes widgets of the build for pages call what is put
 * here. What is shared keeps its one address, for at another it would be there twice. With `integrity` a file is compared
 * before it is imported, at its own address: what imports it there as well has no other.
 *
 * What a file needs is fetched beside it, not after it; with `integrity` the comparison does that.
 */
export function importAgain(): void {
  // A symbol, for an element whose id is a plain name would be found under it.
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
      return await import(/* @vite-ignore */ failed && !check && !shared ? `${href}?retry=${failed}` : href);
    } catch (error) {
      failures.set(href, failed + 1);
      throw error;
    }
  };
}

/** Fetches a module without running it. One that does not come is asked for again by the import. */
function fetchOnce(href: string, fetched: Set<string>): void {
  if (fetched.has(href)) return;
  fetched.add(href);
  const link = ownDocument.createElement("link");
  ownDocument.head.append(Object.assign(link, { rel: "modulepreload", href, crossOrigin: "anonymous" }));
}
