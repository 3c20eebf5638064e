import { actions } from "virtual:quire/names";
import type { ChunkLoader } from "./chunk-loader.js";

/**
 * Asks for no file of a widget, overlay or action that nobody has: the developer is told which one was meant.
 * @param widgets the names of all that there are
 */
export function knownChunks(chunks: ChunkLoader, widgets: readonly string[]): ChunkLoader {
  const names: Readonly<Record<string, readonly string[]>> = {
    widgets,
    actions,
  };
  return {
    ...chunks,
    async load(file) {
      const [folder = "", name = ""] = file.slice(0, -".js".length).split("/");
      const known = names[folder] ?? [];
      if (known.includes(name)) return chunks.load(file);
      throw (await import("./unknown-name.js")).unknownName(folder, name, known);
    },
  };
}
