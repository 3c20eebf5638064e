import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The build's manifest: the hash of each file, and the files that it needs first. */
interface Manifest {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly integrity: string;
        readonly imports: readonly string[];
        readonly onNeed?: readonly string[];
        /** The file of a widget's view, and the time when it loads by default. */
        readonly view?: { readonly file: string; readonly loading: string };
      }
    >
  >;
}

/** A file to preload. The preloaded file is also the one that runs, so the hint includes its hash. */
export interface Hint {
  readonly href: string;
  readonly integrity: string;
  readonly fetchPriority: "auto" | "low";
}

/**
 * Number of parallel requests of a browser over HTTP/1.1. Later hints have a low priority, so that they do
 * not delay the page's own scripts, which run before the loader.
 */
const AT_A_TIME = 6;

const ADOPTER = /^chunks\/adopt-/;

const noBuild: Manifest = { files: {} };

/**
 * Returns the files that a page should preload with `modulepreload`. The tags, data mounts and triggers in its HTML
 * determine the files that it needs.
 */
export type PreloadHints = (html: string) => readonly Hint[];

/** Reads the build's manifest, and again after a new build. Without a build there are no hints. */
export function createPreloadHints(cdn: string): PreloadHints {
  const manifest = createManifestReader(join(cdn, "manifest.json"));
  return (html) => {
    const { files } = manifest();
    const entries = [...entriesOf(html), ...getViews(html, files)].filter((entry) =>
      Object.hasOwn(files, entry),
    );
    const withImports = (entry: string) => [entry, ...(files[entry]?.imports ?? [])];
    const atFirst = entries.flatMap(withImports);
    const adopters = atFirst.flatMap((file) => getAdopters(html, files[file]?.onNeed));
    const needed = new Set([...atFirst, ...adopters.flatMap(withImports)]);
    return [...needed].map((name, index) => ({
      href: `/quire/${name}`,
      integrity: files[name]?.integrity ?? "",
      fetchPriority: index < AT_A_TIME ? "auto" : "low",
    }));
  };
}

function createManifestReader(file: string): () => Manifest {
  let last = { changed: Number.NaN, manifest: noBuild };
  return () => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) return noBuild;
    if (changed !== last.changed)
      last = { changed, manifest: parseManifest(readFileSync(file, "utf8"), file) };
    return last.manifest;
  };
}

/**
 * Returns the entries that a page starts with: elements of widgets, elements of overlays that triggers open, and the
 * triggers' actions. Views load later.
 */
function entriesOf(html: string): string[] {
  const widgets = captures(html, /<quire-([a-z-]+)|data-quire(?:-open)?="([a-z-]+)"/g).map(
    (name) => `widgets/${name}.js`,
  );
  const actions = captures(html, /data-quire-do="([a-z-]+)"/g).map((name) => `actions/${name}.js`);
  const placeholder = html.includes("data-quire-open=") ? ["placeholder.js"] : [];
  return ["page.js", ...placeholder, ...new Set([...widgets, ...actions])];
}

/**
 * Returns views without a shell. They are part of the page's content and load at once, unless their tag
 * delays them.
 */
function getViews(html: string, files: Manifest["files"]): string[] {
  const tags = captures(html, /<quire-([a-z-]+)(?![a-z-])(?![^>]*\sloading=)/g);
  const views = [...new Set(tags)].map((name) => files[`widgets/${name}.js`]?.view);
  return views.flatMap((view) => (view?.loading === "visible" ? [view.file] : []));
}

/** Returns the files that hydrate prerendered widgets, among the lazy imports of a file. */
function getAdopters(html: string, onNeed: readonly string[] = []): readonly string[] {
  return html.includes(" data-quire-prerendered=") ? onNeed.filter((name) => ADOPTER.test(name)) : [];
}

function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, ...groups]) =>
    groups.filter((group) => group !== undefined),
  );
}

function parseManifest(text: string, file: string): Manifest {
  const manifest: unknown = JSON.parse(text);
  if (isManifest(manifest)) return manifest;
  throw new Error(`${file} is not a manifest of Quire's build. Run "npm run build" again.`);
}

function isManifest(value: unknown): value is Manifest {
  if (!isRecord(value) || !isRecord(value.files)) return false;
  return Object.values(value.files).every((file) => isRecord(file) && Array.isArray(file.imports));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
