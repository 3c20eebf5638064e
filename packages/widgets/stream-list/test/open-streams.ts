import { newPage } from "@quire/conformance/new-page";
import { createFakeBackend, type FakeBackend, type FakeBackendOptions, type Item } from "@quire/testing";

type Entry = NonNullable<Item["entry"]>;

const SUBJECTS = ["Pricing in Thin Markets", "The Long Meeting", "What a Second Year Owes the First"];
const TOPICS = ["Strategy", "Economics", "Leading Teams"];

/** Returns an article, made unique by its number, with the fields of `given` in its stream entry. */
export function entry(number: number, given: Entry = {}, kind: Item["kind"] = "article"): Item {
  return {
    id: `item-${number}`,
    kind,
    title: `${SUBJECTS[number % SUBJECTS.length]}, part ${number}`,
    summary: "Most plans assume that somebody will read them. Ours were written for those who never would.",
    url: `/2026/11/part-${number}`,
    topic: TOPICS[number % TOPICS.length] ?? "",
    authors: ["Ada Quill", "Tomás Okafor"],
    contentType: "Article",
    published: `2026-11-${String(1 + (number % 28)).padStart(2, "0")}`,
    image: "",
    entry: given,
  };
}

/** Returns `count` items, numbered from 1. */
export const entries = (count: number, given?: Entry, kind?: Item["kind"]): Item[] =>
  Array.from({ length: count }, (_, index) => entry(index + 1, given, kind));

/** A user whose streams contain all these items, as does the publication. */
export const getScenarioWith = (
  items: readonly Item[],
  folders: readonly string[] = [],
): FakeBackendOptions => ({
  user: { id: "7" },
  items,
  products: [],
  saves: items.map(({ id }) => ({ id, folders })),
  history: items.map(({ id }, index) => ({ itemId: id, activity: index % 2 === 0 ? "read" : "watched" })),
  follows: { topic: [...new Set(items.map(({ topic }) => topic))] },
  orders: items.map(({ id, title, published, entry: given }) => ({ id, title, published, ...given })),
});

export interface OpenedStreams {
  readonly backend: FakeBackend;
  /** Returns the requests for pages, for example "GET user/saves/1/8". */
  asked(): readonly string[];
  close(): void;
}

/** Opens a new page with a fake backend instead of the network. */
export function openStreams(options: FakeBackendOptions = getScenarioWith(entries(20))): OpenedStreams {
  const { fetch } = globalThis;
  const { state } = history;
  const address = location.href;
  const backend = createFakeBackend(options);
  globalThis.fetch = backend.fetch;
  localStorage.clear();
  history.replaceState(null, "", address);
  newPage();
  return {
    backend,
    asked: () =>
      backend.requests().flatMap(({ method, path, query: { format: _, ...query } }) => {
        if (!/\/\d+\/\d+$/.test(path)) return [];
        const search = String(new URLSearchParams(query));
        return [`${method} ${path.replace("/api/", "")}${search && "?"}${search}`];
      }),
    close() {
      globalThis.fetch = fetch;
      history.replaceState(state, "", address);
      backend.reset();
    },
  };
}
