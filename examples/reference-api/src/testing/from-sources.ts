/** Node flags for running a source file. */
export const fromSources: readonly string[] = [
  "--conditions=quire-source",
  "--experimental-transform-types",
  "--disable-warning=ExperimentalWarning",
  "--import",
  new URL("from-source.mjs", import.meta.url).href,
];
