import { QuireError } from "@quire/core";
import { type ChunkLoader, type KnownFiles, knownChunks } from "@quire/loader";

type Modules = Readonly<Record<string, () => Promise<Record<string, unknown>>>>;

/**
 * Imports what the page script would fetch by address: the application's bundler has made chunks of it. Of a name that
 * nobody has the developer is told which one was meant.
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
