/** What Node needs to be told to run a source file as it is. */
export const fromSources: readonly string[] = [
  "--conditions=quire-source",
  "--experimental-transform-types",
  "--disable-warning=ExperimentalWarning",
  "--import",
  new URL("from-source.mjs", import.meta.url).href,
];
