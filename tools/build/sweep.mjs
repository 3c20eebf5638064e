import { rm } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../workspace.mjs";

/**
 * Deletes files of an older build after the new files were written. A running server therefore always finds a
 * complete build.
 * @param {() => string[]} folders
 */
export function sweep(folders) {
  const written = new Set();
  const note = {
    name: "quire-sweep-note",
    writeBundle({ dir }, bundle) {
      for (const { fileName } of Object.values(bundle)) written.add(join(dir, fileName));
    },
  };
  const end = {
    name: "quire-sweep",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const left = folders().flatMap(filesBelow);
        await Promise.all(left.filter((file) => !written.has(file)).map((file) => rm(file, { force: true })));
      },
    },
  };
  return { note, end };
}
