import { checkChunks, QuireError } from "@quire/core";
import { preload } from "./preload.js";

/**
 * The part of `manifest.json` that the loader reads: the immediate and lazy imports of each file, and its
 * hash. Files that widgets import later are compared when they are imported.
 */
interface Manifest {
  readonly files: Readonly<
    Record<string, { readonly imports: string[]; readonly lazy: string[]; readonly integrity: string }>
  >;
}

/** Imports files from the folder of the loader. */
export interface ChunkLoader {
  /** Imports a file once. After a failure the next call retries. Rejects with `chunk/…`. */
  load(file: string): Promise<Record<string, unknown>>;
  /** Resolves after a pause without urgent loading. Code that can wait loads then. */
  quiet(): Promise<void>;
}

/**
 * @param base the folder of the files, ending in a slash
 * @param root the hash of the manifest. With it, a file runs only after it and all its imports match the hashes there
 */
export function createChunkLoader(base: string, root?: string): ChunkLoader {
  const integrity = root !== undefined;
  const loading = new Map<string, Promise<Record<string, unknown>>>();
  const failures = new Map<string, number>();
  let running = 0;
  let manifest: Promise<Manifest> | undefined;

  const readManifest = () => {
    manifest ??= fetch(`${base}manifest.json`, { integrity: root ?? "" }).then((answer) => {
      if (!answer.ok) throw new Error(`manifest.json answered ${answer.status}.`);
      // The deployer's own file, in the same folder as the code that it describes.
      return answer.json() as Promise<Manifest>;
    });
    manifest.catch(() => {
      manifest = undefined;
    });
    return manifest;
  };

  /**
   * Waits until every file matches its hash in the manifest. `import()` alone would also run a file that
   * differs.
   */
  const verify = async (file: string, address: string) => {
    const { files } = await readManifest();
    const needed = new Map([[address, file]]);
    const checks = [];
    // The loop adds the files that it finds. Others may import this file by its plain address while a retry
    // uses another one.
    for (const [where, one] of needed) {
      const entry = files[one];
      if (!entry) throw new Error(`manifest.json does not know ${one}.`);
      checks.push(preload(where, entry.integrity));
      for (const next of [...entry.imports, ...entry.lazy]) needed.set(base + next, next);
    }
    await Promise.all(checks);
  };

  if (integrity) checkChunks((address) => verify(address.slice(base.length), address));

  const fetchModule = async (file: string) => {
    const failed = failures.get(file) ?? 0;
    // Browsers may remember a failed address, so each attempt has its own.
    const address = base + file + (failed ? `?retry=${failed}` : "");
    running++;
    try {
      if (integrity) await verify(file, address);
      return await import(/* @vite-ignore */ address);
    } catch (cause) {
      failures.set(file, failed + 1);
      loading.delete(file);
      const code = integrity ? "chunk/integrity" : "chunk/failed";
      throw new QuireError(code, `${file} could not be loaded.`, {
        fix: integrity
          ? "Serve one unchanged release, see sri.json."
          : "Keep the release in one folder and allow it in the page's CSP.",
        cause,
      });
    } finally {
      running--;
    }
  };

  const quiet = async () => {
    do await new Promise((resolve) => setTimeout(resolve, 300));
    while (running);
  };

  return {
    quiet,
    load(file) {
      const known = loading.get(file) ?? fetchModule(file);
      loading.set(file, known);
      return known;
    },
  };
}
