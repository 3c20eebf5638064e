import { QuireError } from "@quire/core";
import { type ChunkLoader, type KnownFiles, knownChunks } from "@quire/loader";

type Modules = Readonly<Record<string, () => Promise<Record<string, unknown>>>>;

/**
 * Imports the files that the page script would fetch, as chunks of the application's bundler. For an unknown name, the
 * developer gets the nearest known one.
 */
export function createModuleLoader(modules: Modules): ChunkLoader {
  let running = 0;

  async function load(file: string): Promise<Record<string, unknown>> {
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

  const quiet = async () => {
    do await new Promise((resolve) => setTimeout(resolve, 300));
    while (running);
  };
  return knownChunks(
    { load, quiet },
    { widgets: namesIn(modules, "widgets"), actions: namesIn(modules, "actions") },
  );
}

function namesIn(modules: Modules, folder: string): KnownFiles {
  const files = Object.keys(modules).filter((file) => file.startsWith(`${folder}/`));
  return Object.fromEntries(files.map((file) => [file.slice(folder.length + 1, -".js".length), true]));
}
