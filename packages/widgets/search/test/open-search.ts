import { newPage } from "@quire/conformance/new-page";
import { rememberSearch } from "@quire/services/search";
import { createFakeBackend, type FakeBackend, type FakeBackendOptions, type Item } from "@quire/testing";

const getSlug = (text: string) => text.toLowerCase().replaceAll(/\W+/g, "-");

/** Returns an item that searches find by its title and topic. */
export const item = (title: string, contentType: string, topic = "Strategy"): Item => ({
  ...{ id: getSlug(title), kind: "article", title, contentType, topic },
  ...{ url: `/2025/11/${getSlug(title)}`, summary: "", authors: [], published: "2025-11-01", image: "" },
});
export const topic = (name: string) => ({
  ...{ name, slug: getSlug(name), subscriberOnly: false, executiveOnly: false },
});

export const ITEMS: readonly Item[] = [
  item("Strategy Is a Set of Refusals", "Digital Article"),
  item("What a Strategy Offsite Is For", "Digital Article"),
  item("The Strategist’s Notebook: Ten Questions for a Monday", "Podcast"),
  item("Why Strategies Fail in the Second Year", "Magazine Article"),
  item("Strategy Under Uncertainty", "Webinar"),
  item("A Short History of the Strategy Memo", "Magazine Article"),
  item("A Seventh, Which Is One Too Many for Strategy", "Digital Article"),
];
/** "strat" finds all of these, "strategy" all but one. */
const TOPICS = [
  "Strategy",
  "Strategic Alliances",
  "Strategy Execution",
  "Strategy and Risk",
  "Strategy Games",
];

/** A publication with more items about strategy than a list of suggestions shows. */
const STRATEGY: FakeBackendOptions = { items: ITEMS, products: [], topics: TOPICS.map(topic) };

interface OpenedSearch {
  readonly backend: FakeBackend;
  /** Returns the terms of the requests so far. */
  terms(): readonly (string | undefined)[];
  close(): void;
}

/** Opens a new page with a fake backend instead of the network, and with `recent` searches, newest first. */
export function openSearch(options: FakeBackendOptions = {}, recent: readonly string[] = []): OpenedSearch {
  const { fetch } = globalThis;
  const backend = createFakeBackend({ ...STRATEGY, ...options });
  globalThis.fetch = backend.fetch;
  localStorage.clear();
  newPage();
  for (const term of recent.toReversed()) rememberSearch(term);
  return {
    backend,
    terms: () => backend.requests("GET", "/service/search/auto-suggest").map(({ query }) => query.term),
    close() {
      globalThis.fetch = fetch;
      backend.reset();
    },
  };
}
