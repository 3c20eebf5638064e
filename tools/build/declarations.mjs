/** Moves the packages' declarations from src to dist. Those of the examples are not needed. */
export function declarations() {
  return {
    name: "quire-declarations",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!file.fileName.endsWith(".d.ts")) continue;
          if (file.fileName.startsWith("packages/")) file.fileName = file.fileName.replace("/src/", "/dist/");
          else delete bundle[file.fileName];
        }
      },
    },
  };
}
