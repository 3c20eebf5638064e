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
        /** Of a widget: the file of its view, and when it comes by default. */
        readonly view?: { readonly file: string; readonly loading: string };
      }
    >
  >;
}

/** A file to fetch ahead. What a hint has fetched is what runs, so the hint is where its hash is compared. */
export interface Hint {
  readonly href: string;
  readonly integrity: string;
  readonly fetchPriority: "auto" | "low";
}

/**
 * So many a browser asks for at a time over HTTP/1.1. The rest stands behind what the page needs itself: its own scripts
 * run before the loader does, and would wait for all of them.
 */
const AT_A_TIME = 6;

const ADOPTER = /^chunks\/adopt-/;

const noBuild: Manifest = { files: {} };

/**
 * Given a page's HTML, whose tags, data mounts and triggers say which files it will need, those that it should hint at
 * with `modulepreload`.
 */
export type PreloadHints = (html: string) => readonly Hint[];

/** Reads the build's manifest, and again when there is a new build. Without a build there are no hints. */
export function createPreloadHints(cdn: string): PreloadHints {
  const manifest = createManifestReader(join(cdn, "manifest.json"));
  return (html) => {
    const { files } = manifest();
    const entries = [...entriesOf(html), ...viewsOf(html, files)].filter((entry) =>
      Object.hasOwn(files, entry),
    );
    const withImports = (entry: string) => [entry, ...(files[entry]?.imports ?? [])];
    const atFirst = entries.flatMap(withImports);
    const adopters = atFirst.flatMap((file) => adoptersOf(html, files[file]?.onNeed));
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
 * A widget's view waits for the reader; its element, those of the overlays that triggers open, and the triggers'
 * actions are what a page starts with.
 */
function entriesOf(html: string): string[] {
  const widgets = captures(html, /<quire-([a-z-]+)|data-quire(?:-open)?="([a-z-]+)"/g).map(
    (name) => `widgets/${name}.js`,
  );
  const actions = captures(html, /data-quire-do="([a-z-]+)"/g).map((name) => `actions/${name}.js`);
  const placeholder = html.includes("data-quire-open=") ? ["placeholder.js"] : [];
  return ["page.js", ...placeholder, ...new Set([...widgets, ...actions])];
}

/** A view without a shell is the page's own content, and comes at once, unless its tag says when. */
function viewsOf(html: string, files: Manifest["files"]): string[] {
  const tags = captures(html, /<quire-([a-z-]+)(?![a-z-])(?![^>]*\sloading=)/g);
  const views = [...new Set(tags)].map((name) => files[`widgets/${name}.js`]?.view);
  return views.flatMap((view) => (view?.loading === "visible" ? [view.file] : []));
}

/** Files that take prerendered widgets over, among the later imports of a file. */
function adoptersOf(html: string, onNeed: readonly string[] = []): readonly string[] {
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
