import type { Finding } from "./reported.js";

/** Milliseconds after which a file counts as slow. */
const SLOW_FILE_MS = 1000;
/** Bytes below which compression saves nothing. */
const MIN_COMPRESSED_BYTES = 2000;

/** Finds Quire's files that arrived slowly or uncompressed. */
export function lookAtChunks(base: string): Finding[] {
  const all = performance.getEntriesByType("resource");
  // Entries of the type "resource" are of this class.
  const files = (all as PerformanceResourceTiming[]).filter(({ name }) => name.startsWith(base));
  const slow = files
    .filter(({ duration }) => duration >= SLOW_FILE_MS)
    .map((file) => getLateFinding(file, base));
  const plain = files.filter(isPlain);
  return plain.length > 0 ? [...slow, uncompressed(plain.length)] : slow;
}

function isPlain({ name, encodedBodySize, decodedBodySize }: PerformanceResourceTiming): boolean {
  return (
    /\.(js|json|css)(\?|$)/.test(name) &&
    decodedBodySize > MIN_COMPRESSED_BYTES &&
    encodedBodySize === decodedBodySize
  );
}

function getLateFinding({ name, duration }: PerformanceResourceTiming, base: string): Finding {
  const time = `${(duration / 1000).toFixed(1)} s`;
  return {
    area: "chunk",
    code: "chunk/slow",
    what: `${name.slice(base.length)} took ${time} to arrive.`,
    fix: `Preload it with the page: <link rel="modulepreload" href="${new URL(name).pathname}" fetchpriority="low">. Also let caches keep the release's folder.`,
  };
}

const uncompressed = (count: number): Finding => ({
  area: "chunk",
  code: "chunk/uncompressed",
  what: `${count} of Quire's files came uncompressed.`,
  fix: "Compress .js, .css and .json on the server, preferably with Brotli.",
});
