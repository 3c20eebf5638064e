import type { Item, Kind } from "@quire/example-reference-api";
import { found, loadedView, pagesLoaded, type Wanted } from "../listing.js";
import type { Page } from "../page.js";

const KINDS: readonly { readonly kind: Kind; readonly label: string }[] = [
  { kind: "article", label: "Articles" },
  { kind: "ascend", label: "Ascend" },
  { kind: "webinar", label: "Webinars" },
  { kind: "visual", label: "Visual library" },
  { kind: "report", label: "Analytic reports" },
  { kind: "product", label: "Store" },
  { kind: "issue", label: "Issues" },
  { kind: "topic", label: "Topics" },
];
const SORTS = [
  { sort: "relevance", label: "Best match" },
  { sort: "date", label: "Newest" },
  { sort: "title", label: "Title" },
] as const;

/** Topics to start from, without a search or without results. */
const POPULAR = ["Strategy", "Managing Yourself", "Leading Teams", "Innovation", "Economics", "Marketing"];

type Query = Readonly<Partial<Record<"q" | "filters" | "sort" | "loaded", string>>>;

/** Returns true if the address has a search term or filters. */
export function isSearch({ q = "", filters = "" }: Query): boolean {
  return q.trim() !== "" || filters !== "";
}

/**
 * Renders `/search?q=&filters=&sort=&loaded=`: the stream of results, with filters and orders as links (content-2.18,
 * content-7.3).
 */
export function searchPage(items: readonly Item[], query: Query): Page {
  const term = (query.q ?? "").trim().slice(0, 200);
  const filters = (query.filters ?? "").slice(0, 200);
  const sort = SORTS.find((one) => one.sort === query.sort)?.sort;
  const wanted: Wanted = { term, ...(filters && { filters }), ...(sort && { sort }) };
  const results = term || filters ? found(items, wanted) : [];
  return {
    template: "search",
    title: term ? `${term} – The Quire Review` : "Search – The Quire Review",
    values: {
      query: term,
      heading: getHeading(term, results.length > 0),
      topics: POPULAR.map((topicName) => ({ topicName, topicHref: getTopicHref(topicName) })),
      hasResults: results.length > 0,
      nothing: (term !== "" || filters !== "") && results.length === 0,
      isStart: term === "" && filters === "",
      count: results.length.toLocaleString("en-US"),
      isOne: results.length === 1,
      kinds: getKinds(items, wanted),
      sorts: SORTS.map(({ sort: name, label }) => ({
        label,
        link: getAddress({ ...wanted, sort: name }),
        isCurrent: name === (sort ?? "relevance"),
      })),
      ...loadedView(results, pagesLoaded(query.loaded), getAddress(wanted)),
    },
  };
}

function getHeading(term: string, hasResults: boolean): string {
  if (!term) return "Search";
  return hasResults ? `Results for “${term}”` : `No results for “${term}”`;
}

const getTopicHref = (topic: string) => `/topic/${topic.toLowerCase().replaceAll(" ", "-")}`;

/** Lists the kinds of the results, each with its number, and all of them. */
function getKinds(items: readonly Item[], wanted: Wanted) {
  const { filters, ...others } = wanted;
  const all = found(items, others);
  const counts = Map.groupBy(all, ({ kind }) => kind);
  const kinds = KINDS.filter(({ kind }) => counts.has(kind)).map(({ kind, label }) => ({
    label,
    amount: counts.get(kind)?.length,
    link: getAddress({ ...wanted, filters: `type:${kind}` }),
    isCurrent: filters === `type:${kind}`,
  }));
  return [
    { label: "Everything", amount: all.length, link: getAddress(others), isCurrent: !filters },
    ...kinds,
  ];
}

function getAddress({ term = "", filters, sort }: Wanted): string {
  const query = new URLSearchParams({ q: term, ...(filters && { filters }), ...(sort && { sort }) });
  return `/search?${query}`;
}
