import type { Answers, Call, ReaderAnswers } from "../backend/call.js";
import { refusal } from "../backend/refusal.js";
import { requireFolder, savesIn } from "../library/library.js";
import type { Entry, Item, Product, Save, State } from "../scenario/state.js";

const MAX_PAGE_SIZE = 100;
const FIRST_PAGE = { pageNumber: 1, pageSize: 10 } as const;

type Page = Call<"searchStream">["params"];
type Browse = Pick<Call<"searchStream">, "state" | "query" | "params">;
type Query = Partial<Call<"searchStream">["query"]>;

const getEntry = (item: Item, content: Entry["content"] = {}): Entry => ({
  ...{ id: item.id, title: item.title, summary: item.summary, published: item.published },
  ...{ contentType: item.contentType, image: item.image, category: { term: item.topic } },
  author: item.authors.map((name) => ({ name })),
  ...(item.kind === "product" && { productLink: item.url }),
  ...item.entry,
  content: {
    ...{ id: item.id, src: item.url, image: item.image, format: item.contentType },
    ...content,
    ...item.entry?.content,
  },
});

function getSavedItem(save: Save, { items }: State): Item {
  const known = items.find(({ id }) => id === save.id);
  return { kind: "article", published: "", ...known, ...save };
}

function getSavedEntry(save: Save, state: State, listId = ""): Entry {
  const { readOnly, saved, activityType: activity } = save;
  const content = { activity, readOnly, saved, selectable: !readOnly, list: { id: listId } };
  return getEntry(getSavedItem(save, state), content);
}

/** Finds and sorts saved items. Their date is that of the save. Without an order, the latest is first. */
function findSaves(saves: readonly Save[], query: Query, state: State): Save[] {
  const items = saves.map((save) => ({ ...getSavedItem(save, state), published: save.saved }));
  return findItems(items, query).flatMap(({ id }) => saves.find((save) => save.id === id) ?? []);
}

const itemOfProduct = ({ availabilities: _, ...product }: Product): Item => ({
  ...product,
  kind: "product",
  summary: "",
  image: "",
});

/** Returns everything that the search covers. */
const searchable = ({ items, products }: State) => [...items, ...products.map(itemOfProduct)];

/** @throws Refusal 400 */
function getPage(entries: readonly Entry[], type: string, { pageNumber, pageSize }: Page, state: State) {
  if (pageSize > MAX_PAGE_SIZE)
    throw refusal(400, "page-size", `A page has at most ${MAX_PAGE_SIZE} entries.`, "pageSize");
  const totalPages = Math.ceil(entries.length / pageSize);
  return {
    entries: entries.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    page: { last: pageNumber >= totalPages, totalPages, totalEntries: entries.length },
    type,
    isPaywallEnabled: state.paywallEnabled,
    maintenanceStatus: state.maintenance,
  };
}

/** The fields of `filters`. Several values of one field are alternatives; different fields must all match. */
const FIELDS: Readonly<Record<string, (item: Item) => string>> = {
  type: ({ kind }) => kind,
  contentType: ({ contentType }) => contentType,
  topic: ({ topic }) => topic,
  year: ({ published }) => published.slice(0, "2026".length),
  issue: ({ id }) => id,
};

/** Finds items. Without an order, they keep the publication's order. */
function findItems(items: readonly Item[], { term = "", filters = "", sort, order }: Query): Item[] {
  const wanted = new Map<string, string[]>();
  for (const [, field = "", value = ""] of filters.matchAll(/(\w+):([^,]+)/g))
    wanted.set(field, [...(wanted.get(field) ?? []), value.replaceAll("%2C", ",")]);
  const fits = (item: Item) =>
    [item.title, item.summary, item.topic].join(" ").toLowerCase().includes(term.toLowerCase()) &&
    [...wanted].every(([field, values]) => values.includes(FIELDS[field]?.(item) ?? ""));
  const byTitle = (a: Item, b: Item) => a.title.localeCompare(b.title);
  const byDate = (a: Item, b: Item) => b.published.localeCompare(a.published);
  const found = items.filter(fits);
  if (sort || order) found.sort(sort === "title" ? byTitle : byDate);
  const isReversed = order === (sort === "title" ? "desc" : "asc");
  return isReversed ? found.reverse() : found;
}

const find = (items: readonly Item[], query: Query) => findItems(items, query).map((item) => getEntry(item));

const browse = (kind: Item["kind"], { state, query, params }: Browse) =>
  getPage(
    find(
      state.items.filter((item) => item.kind === kind),
      query,
    ),
    "content",
    params,
    state,
  );

export const streamAnswers = {
  searchStream: ({ state, query, params }) =>
    getPage(find(searchable(state), query), "content", params, state),
  searchWithFilters: ({ state, query }) =>
    getPage(find(searchable(state), query), "content", FIRST_PAGE, state),
  autoSuggest({ query: { term }, state }) {
    const isLong = term.trim().length > 2;
    const found = isLong ? find(searchable(state), { term }) : [];
    const subjects = isLong
      ? state.topics.filter(({ name }) => name.toLowerCase().includes(term.trim().toLowerCase()))
      : [];
    return {
      records: found.map(({ title, content, contentType }) => ({ title, link: content?.src, contentType })),
      subjects: subjects.map(({ name, slug }) => ({ title: name, link: `/topic/subject/${slug}` })),
    };
  },
  webinarsStream: (call) => browse("webinar", call),
  visualLibraryStream: (call) => browse("visual", call),
  analyticServicesStream: (call) => browse("report", call),
  ascendStream: (call) => browse("ascend", call),
  magazineStream: (call) => browse("issue", call),
} satisfies Answers;

export const ownStreamAnswers = {
  savesStream({ account, params, query, state }) {
    const entries = findSaves(account.saves, query, state).map((save) => getSavedEntry(save, state));
    return getPage(entries, "library", params, state);
  },
  listStream({ account, params, query, state }) {
    const folder = requireFolder(account, params.listId);
    const found = findSaves(savesIn(account, folder), query, state);
    const entries = found.map((save) => getSavedEntry(save, state, folder.id));
    return getPage(entries, "library", params, state);
  },
  historyStream({ account, params, query, state }) {
    const deeds = account.history.filter(({ activity }) => (query.activity ?? activity) === activity);
    const entries = deeds.flatMap(({ itemId, activity }) =>
      state.items.filter(({ id }) => id === itemId).map((item) => getEntry(item, { activity })),
    );
    return getPage(entries, query.activity ?? "activity", params, state);
  },
  followingStream({ account, params, query, state }) {
    const wanted = account.follows.topic.filter((name) => (query.filter ?? name) === name);
    const items = state.items.filter(({ topic }) => wanted.includes(topic));
    return getPage(find(items, {}), "topics", params, state);
  },
  orderedStream: ({ account, params, state }) => getPage(account.orders, "ordered", params, state),
} satisfies ReaderAnswers;
