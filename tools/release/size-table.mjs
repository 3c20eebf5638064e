const ENTRY = /^(quire|page|partner|doctor)(\.classic)?\.js$|^(widgets|actions)\//;

/** Adds up the bytes of an entry, of its view, and of all files that they import before they run. */
function getBytes(entry, all) {
  const view = all[entry].view?.file;
  const files = [entry, view].filter(Boolean).flatMap((file) => [file, ...(all[file]?.imports ?? [])]);
  return [...new Set(files)].reduce((sum, file) => sum + (all[file]?.brotli ?? 0), 0);
}

const kb = (bytes) => (bytes === undefined ? "–" : (bytes / 1000).toFixed(1));
const formatDifference = (bytes) => `${bytes > 0 ? "+" : ""}${(bytes / 1000).toFixed(1)}`;

/**
 * Compares what each entry downloads in two builds, as a Markdown table of the entries that differ by 0.1 KB or more.
 * @param {Record<string, { brotli: number, imports: string[], view?: { file: string } }>} before
 * @param {Record<string, { brotli: number, imports: string[], view?: { file: string } }>} after
 */
export function sizeTable(before, after) {
  const entries = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((file) =>
    ENTRY.test(file),
  );
  const rows = entries
    .sort()
    .map((file) => [file, ...[before, after].map((all) => (all[file] ? getBytes(file, all) : undefined))])
    .filter(([, old, now]) => Math.abs((now ?? 0) - (old ?? 0)) >= 50)
    .map(
      ([file, old, now]) =>
        `| ${file} | ${kb(old)} | ${kb(now)} | ${formatDifference((now ?? 0) - (old ?? 0))} |`,
    );
  const title = "### Sizes of entries (brotli, KB of 1,000 bytes, with all imports and the view)";
  if (rows.length === 0) return `${title}\n\nNo entry changes by 0.1 KB or more.`;
  return [title, "", "| entry | before | after | change |", "| --- | ---: | ---: | ---: |", ...rows].join(
    "\n",
  );
}
