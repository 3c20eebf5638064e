import type { ChunkLoader } from "./chunk-loader.js";

/** By names, whatever is said of them. */
export type KnownFiles = Readonly<Record<string, unknown>>;

/**
 * Asks for no file of a widget, overlay or action that nobody has: the developer is told which one was meant.
 * @param known all that there are
 */
export function knownChunks(chunks: ChunkLoader, known: Readonly<Record<string, KnownFiles>>): ChunkLoader {
  return {
    ...chunks,
    async load(file) {
      const [folder = "", name = ""] = file.slice(0, -".js".length).split("/");
      // The page asks for nothing but these by name.
      const all = known[folder] ?? {};
      if (Object.hasOwn(all, name)) return chunks.load(file);
      throw (await import("./unknown-name.js")).unknownName(folder, name, Object.keys(all));
    },
  };
}
