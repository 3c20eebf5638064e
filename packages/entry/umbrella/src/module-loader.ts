import { QuireError } from "@quire/core";
import type { ChunkLoader } from "@quire/loader";

type Modules = Readonly<Record<string, () => Promise<Record<string, unknown>>>>;

/** Imports what the page script would fetch by address: the application's bundler has made chunks of it. */
export function createModuleLoader(modules: Modules): ChunkLoader {
  let running = 0;

  async function load(file: string): Promise<Record<string, unknown>> {
    if (!Object.hasOwn(modules, file))
      throw new QuireError("chunk/failed", `There is no ${file}.`, {
        fix: "Look the name up in the README of @quire/widgets.",
      });
    running++;
    try {
      return (await modules[file]?.()) ?? {};
    } catch (cause) {
      throw new QuireError("chunk/failed", `${file} could not be loaded.`, {
        fix: "Keep all files of a release of the application where they are.",
        cause,
      });
    } finally {
      running--;
    }
  }

  return {
    load,
    quiet: async () => {
      do await new Promise((resolve) => setTimeout(resolve, 300));
      while (running);
    },
  };
}
