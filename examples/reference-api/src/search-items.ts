import type { Item } from "./items.js";

export interface Search {
  readonly term?: string | undefined;
  readonly filters?: string | undefined;
  readonly sort?: string | undefined;
  readonly order?: string | undefined;
}

/** Finds the items that contain every word of the term, filtered and sorted. */
export function searchItems(
  items: readonly Item[],
  { term = "", filters = "", sort, order }: Search,
): Item[] {
  const words = getWords(term);
  // A term of punctuation alone matches nothing.
  if (words.length === 0 && term.trim()) return [];
  const passes = getFilter(filters);
  const found = items
    .filter(passes)
    .map((item) => ({ item, rank: getRank(item, words) }))
    .filter(({ rank }) => rank > 0);
  const by = sort ?? "relevance";
  // Ascending order starts with the best, the oldest or "A". By default the best or the newest come first.
  const compare = by === "date" ? byDate : by === "title" ? byTitle : byRank;
  const isDescending = order === "desc" || (order !== "asc" && by === "date");
  const sorted = found.sort(compare);
  return (isDescending ? sorted.reverse() : sorted).map(({ item }) => item);
}

/** Finds items whose title has a word that begins with each word of the term, best first. */
export function suggestItems(items: readonly Item[], term: string): Item[] {
  const words = getWords(term);
  const phrase = words.join(" ");
  const hits = items.filter(({ title }) => startsWords(title, words));
  const begins = ({ title }: Item) => Number(plain(title).startsWith(phrase));
  return hits.sort((a, b) => begins(b) - begins(a));
}

interface Ranked {
  readonly item: Item;
  readonly rank: number;
}

const byRank = (a: Ranked, b: Ranked) => b.rank - a.rank || byDate(b, a);
const byDate = (a: Ranked, b: Ranked) => a.item.published.localeCompare(b.item.published);
const byTitle = (a: Ranked, b: Ranked) => a.item.title.localeCompare(b.item.title, "en");

/** Returns 0 for no match. A word counts most in the title, then in topic and authors, then in the text. */
function getRank({ title, topic, authors, summary, contentType }: Item, words: readonly string[]): number {
  if (words.length === 0) return 1;
  const places = [title, `${topic} ${authors.join(" ")} ${contentType}`, summary].map(plain);
  const ranks = words.map((word) => {
    const place = places.findIndex((text) => text.includes(word));
    return place < 0 ? 0 : 3 - place;
  });
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0);
}

function startsWords(title: string, words: readonly string[]): boolean {
  const found = getWords(title);
  return words.length > 0 && words.every((word) => found.some((one) => one.startsWith(word)));
}

/**
 * Parses `type:article,topic:Strategy,topic:Sales`. Values of one field are alternatives; all fields must match.
 * Unknown fields are dropped.
 */
function getFilter(filters: string): (item: Item) => boolean {
  const valuesByField = new Map<keyof typeof FIELDS, Set<string>>();
  for (const part of filters.split(",")) {
    const [field = "", value = ""] = part.split(/:(.*)/s).map((text) => decode(text).trim());
    if (!isField(field)) continue;
    valuesByField.set(field, (valuesByField.get(field) ?? new Set()).add(plain(value)));
  }
  return (item) => [...valuesByField].every(([field, values]) => values.has(plain(FIELDS[field](item))));
}

const FIELDS = {
  type: ({ kind }: Item) => kind,
  contentType: ({ contentType }: Item) => contentType,
  topic: ({ topic }: Item) => topic,
  year: ({ published }: Item) => published.slice(0, 4),
  issue: ({ kind, id }: Item) => (kind === "issue" ? id : ""),
} as const;

function isField(name: string): name is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, name);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A "%" that encodes nothing is plain text.
  }
}

function getWords(text: string): string[] {
  return plain(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
}

/** Removes case and accents. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
}
