import type { ChunkLoader } from "./chunk-loader.js";

/** Files by name. */
export type KnownFiles = Readonly<Record<string, unknown>>;

/**
 * Requests no file of an unknown widget, overlay or action. The developer gets an error with the nearest known name.
 * @param known all widgets and actions
 */
export function knownChunks(chunks: ChunkLoader, known: Readonly<Record<string, KnownFiles>>): ChunkLoader {
  return {
    ...chunks,
    async load(file) {
      const [folder = "", name = ""] = file.slice(0, -".js".length).split("/");
      // Pages load only widgets, overlays and actions by name, so any other folder has no known files.
      const all = known[folder] ?? {};
      if (Object.hasOwn(all, name)) return chunks.load(file);
      throw (await import("./unknown-name.js")).describeUnknownName(folder, name, Object.keys(all));
    },
  };
}
