import { rm } from "node:fs/promises";

/** Empties folders before a bundle is made, so that nothing of an older one stays. */
export const clean = (folders) => ({
  name: "quire-clean",
  async buildStart() {
    await Promise.all(folders().map((folder) => rm(folder, { recursive: true, force: true })));
  },
});
