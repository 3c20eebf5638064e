import { QuireError } from "@quire/core";

/** The part of `manifest.json` that the loader reads: what each file needs, and its hash. */
interface Manifest {
  readonly files: Readonly<
    Record<string, { readonly imports: string[]; readonly lazy: string[]; readonly integrity: string }>
  >;
}

/** Imports the files that lie beside the loader. */
export interface ChunkLoader {
  /** Imports a file once; after a failure the next call tries anew. Rejects with `chunk/…`. */
  load(file: string): Promise<Record<string, unknown>>;
  /** Fetches a file and what it imports at low priority, without running anything. */
  prefetch(file: string): Promise<void>;
}

/**
 * @param base where the files lie, ending in a slash
 * @param integrity whether a file runs only after it and all it imports have matched the manifest's hashes
 */
export function createChunkLoader(base: string, integrity: boolean): ChunkLoader {
  const loading = new Map<string, Promise<Record<string, unknown>>>();
  const failures = new Map<string, number>();
  let manifest: Promise<Manifest> | undefined;

  const readManifest = () => {
    manifest ??= fetch(`${base}manifest.json`).then((answer) => {
      if (!answer.ok) throw new Error(`manifest.json answered ${answer.status}.`);
      // The deployer's own file, from the same place as the code that it describes.
      return answer.json() as Promise<Manifest>;
    });
    manifest.catch(() => {
      manifest = undefined;
    });
    return manifest;
  };

  /** Waits until every file has arrived as the manifest says: `import()` alone would run one that has not. */
  const verify = async (file: string) => {
    const { files } = await readManifest();
    const entry = files[file];
    if (!entry) throw new Error(`manifest.json does not know ${file}.`);
    await Promise.all(
      [file, ...entry.imports, ...entry.lazy].map((needed) =>
        preload(base + needed, files[needed]?.integrity),
      ),
    );
  };

  const fetchModule = async (file: string) => {
    const failed = failures.get(file) ?? 0;
    try {
      if (integrity) await verify(file);
      // A browser may remember that an address failed: another try has another address.
      return await import(/* @vite-ignore */ base + file + (failed ? `?retry=${failed}` : ""));
    } catch (cause) {
      failures.set(file, failed + 1);
      loading.delete(file);
      const code = integrity ? "chunk/integrity" : "chunk/failed";
      throw new QuireError(code, `${file} could not be loaded.`, {
        fix: "Check that the whole release lies in one folder and the page's CSP allows it.",
        cause,
      });
    }
  };

  return {
    load(file) {
      const known = loading.get(file) ?? fetchModule(file);
      loading.set(file, known);
      return known;
    },
    async prefetch(file) {
      const { files } = await readManifest();
      const needed = [file, ...(files[file]?.imports ?? [])];
      await Promise.all(needed.map((one) => preload(base + one, files[one]?.integrity)));
    },
  };
}

/** A failed preload is removed, so that it can be tried again. */
function preload(href: string, integrity = ""): Promise<void> {
  const known = Array.from(document.querySelectorAll<HTMLLinkElement>("link[data-quire-preload]"));
  if (known.some((link) => link.href === href && link.dataset.quirePreload === "done")) {
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    Object.assign(link, {
      rel: "modulepreload",
      href,
      integrity,
      crossOrigin: "anonymous",
      fetchPriority: "low",
    });
    link.dataset.quirePreload = "";
    link.onload = () => {
      link.dataset.quirePreload = "done";
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} is not there, or not what the manifest says.`));
    };
    document.head.append(link);
  });
}
