import { createFakeBackend, type FakeBackend, type FakeBackendOptions, type Item } from "@quire/testing";

const PICTURE =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4"/></svg>',
  );
const CONTENTS = ["The Price of a Promise", "A Foreman’s Arithmetic", "Who Signs for the Rain"];
const MONTHS = ["January–February", "March–April", "May–June"];

/** Creates an issue of the magazine; `given` overrides its fields. */
export const issue = (id: string, given: Partial<Item> = {}): Item => ({
  id,
  kind: "issue",
  title: "January–February 1971: The Early Harbour Issue",
  summary: "What was promised, what was delivered, and who wrote down the difference.",
  published: "1971-01-01",
  image: PICTURE,
  url: `/archive-toc/${id}`,
  topic: "",
  authors: [],
  contentType: "Magazine Issue",
  entry: { items: CONTENTS.map((title, index) => ({ title, link: `/1971/01/item-${index + 1}` })) },
  ...given,
});

/** Creates the first three issues of a year. */
export const getIssues = (year: number): Item[] =>
  MONTHS.map((month, index) =>
    issue(`BR${String(year).slice(2)}0${index + 1}`, {
      title: `${month} ${year}: The Early Harbour Issue`,
      published: `${year}-0${index * 2 + 1}-01`,
    }),
  );

/** The fields by which tests tell a stream's issues apart. */
export const getEntry = ({ id, title, published }: Item) => ({ id, title, published });

interface OpenedArchive {
  readonly backend: FakeBackend;
  /** Returns the filters of the calls so far. */
  asked(): readonly (string | undefined)[];
  close(): void;
}

/** Replaces the network by a fake backend. */
export function openArchive(options: FakeBackendOptions): OpenedArchive {
  const { fetch } = globalThis;
  const backend = createFakeBackend(options);
  globalThis.fetch = backend.fetch;
  return {
    backend,
    asked: () =>
      backend.requests().flatMap(({ call, query }) => (call === "magazineStream" ? [query.filters] : [])),
    close() {
      globalThis.fetch = fetch;
      backend.reset();
    },
  };
}
