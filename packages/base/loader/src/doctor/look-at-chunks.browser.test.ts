import { afterEach, expect, it, vi } from "vitest";
import { lookAtChunks } from "./look-at-chunks.js";

const BASE = "https://site.test/quire/";
const file = (name: string, timing: Partial<PerformanceResourceTiming> = {}) => ({
  name: `${BASE}${name}`,
  duration: 20,
  encodedBodySize: 900,
  decodedBodySize: 2600,
  ...timing,
});

/** Sets the browser's timing entries of fetched files. */
function setFetchedFiles(...files: readonly object[]): void {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(files as PerformanceEntryList);
}

afterEach(() => vi.restoreAllMocks());

it("finds nothing if Quire's files arrive quickly and compressed", () => {
  const other = {
    name: "https://site.test/jquery.js",
    duration: 9000,
    encodedBodySize: 9e4,
    decodedBodySize: 9e4,
  };
  setFetchedFiles(
    file("page.js"),
    file("widgets/toast.js", { encodedBodySize: 400, decodedBodySize: 400 }),
    other,
  );
  expect(lookAtChunks(BASE)).toEqual([]);
});

it("names files that took a second or more, with a preload hint (beyond-20)", () => {
  setFetchedFiles(
    file("chunks/react-1.js", { duration: 999 }),
    file("widgets/search.js", { duration: 1000 }),
  );
  const [late, ...others] = lookAtChunks(BASE);
  expect(others).toEqual([]);
  expect(late?.what).toBe("widgets/search.js took 1.0 s to arrive.");
  expect(late?.fix).toContain(
    '<link rel="modulepreload" href="/quire/widgets/search.js" fetchpriority="low">',
  );
});

it("counts uncompressed files, and skips those it cannot measure (beyond-20)", () => {
  const plain = { encodedBodySize: 2600 };
  setFetchedFiles(
    file("page.js", plain),
    file("a.css", plain),
    file("b.js", { encodedBodySize: 0, decodedBodySize: 0 }),
  );
  expect(lookAtChunks(BASE).map(({ what }) => what)).toEqual(["2 of Quire's files came uncompressed."]);
});
