import { built } from "./places.mjs";

const OWN = /^@quire\//;

/** Resolves imports between packages to the modules of the build. The packages' own files are larger. */
export function ownModules() {
  return {
    name: "quire-own-modules",
    async resolveId(id, importer, options) {
      if (!OWN.test(id)) return;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found && { ...found, id: built(found.id) };
    },
  };
}
