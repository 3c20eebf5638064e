import { getKeptState, keepState } from "@quire/core";
import * as v from "valibot";

/** Position of the user in a stream. */
export interface StreamPlace {
  readonly entryId: string;
  /** Pixels from the top of the window to the top of the entry. */
  readonly offset: number;
  /** True if the focus is in the entry. */
  readonly focused?: boolean | undefined;
}

const KEY = "quire:streams";
/** Maximum number of restored pages, which limits the requests for an edited address. */
const MAX_RESTORED_PAGES = 200;

const PageSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
const KeptSchema = v.object({
  /** First and last displayed page. */
  from: PageSchema,
  to: PageSchema,
  /** Query of the stream. Another topic or folder has other positions. */
  what: v.string(),
  place: v.optional(v.object({ entryId: v.string(), offset: v.number(), focused: v.optional(v.boolean()) })),
});
export type KeptStream = v.InferOutput<typeof KeptSchema>;

/** Returns the state of a stream that is stored in the page's history entry. */
export function getKeptStream(id: string): KeptStream | undefined {
  const result = v.safeParse(KeptSchema, getKept(KEY, id));
  if (!result.success) return undefined;
  const count = result.output.to - result.output.from + 1;
  return count > 0 && count <= MAX_RESTORED_PAGES ? result.output : undefined;
}

export function keepStream(id: string, storedStream: KeptStream, address: string): void {
  keepOf(KEY, id, storedStream, address);
}

/** Reads the state of one of several lists on the page. */
function getKept(key: string, id: string): unknown {
  const all = Object(getKeptState(key));
  return Object.hasOwn(all, id) ? all[id] : undefined;
}

function keepOf(key: string, id: string, value: unknown, address?: string, isNew?: boolean): void {
  keepState(key, { ...Object(getKeptState(key)), [id]: value }, address, isNew);
}

const TABS = "quire:stream-tabs";

/** Returns the index of the displayed tab of a list, from 0. */
export function getKeptTab(id: string): number {
  const index = getKept(TABS, id);
  return Number.isInteger(index) ? Math.max(0, Number(index)) : 0;
}

export function keepTab(id: string, index: number): void {
  if (getKeptTab(id) !== index) keepOf(TABS, id, index);
}

const SEARCHES = "quire:stream-searches";

const SearchSchema = v.object({
  /** The searched folder. Another one has no search. */
  folder: v.string(),
  term: v.string(),
  /** The name of the sort order. */
  sort: v.string(),
});
export type KeptSearch = v.InferOutput<typeof SearchSchema>;

/** Returns the search and sort order of a library that are stored in the page's history entry. */
export function getKeptSearch(id: string): KeptSearch | undefined {
  const result = v.safeParse(SearchSchema, getKept(SEARCHES, id));
  return result.success ? result.output : undefined;
}

export function keepSearch(id: string, search: KeptSearch): void {
  keepOf(SEARCHES, id, search);
}

/**
 * Returns a list's number in the page's address, or 1 if it is absent or invalid.
 * @param counter name of the parameter. `loaded` is the number of loaded pages (content-2.18), others are page numbers
 */
export function getCountFromAddress(counter: string, search = location.search): number {
  const values = new URLSearchParams(search).getAll(counter);
  const [text = ""] = values;
  const count = /^[1-9]\d{0,3}$/.test(text) && values.length === 1 ? Number(text) : 1;
  return counter === "loaded" ? Math.min(count, MAX_RESTORED_PAGES) : count;
}

/** Returns the page's address with `count` in the parameter `counter`. A count of 1 needs no parameter. */
export function withCount(counter: string, count: number, href = location.href): string {
  const url = new URL(href);
  if (count > 1) url.searchParams.set(counter, String(count));
  else url.searchParams.delete(counter);
  return url.href;
}

/** A list with numbered pages. */
export interface NumberedList {
  /** Key of the stored state in the history entry. */
  readonly id: string;
  /** Parameter of the address with the displayed page. */
  readonly parameter: string;
}

/** Adds a history entry for a numbered page, without a stored position. */
export function enterPage({ id, parameter }: NumberedList, page: number): void {
  keepOf(KEY, id, undefined, withCount(parameter, page), true);
}

/** Corrects the page number in the address, without a history entry. */
export function correctPage({ id, parameter }: NumberedList, page: number): void {
  if (getCountFromAddress(parameter) !== page) keepOf(KEY, id, getKept(KEY, id), withCount(parameter, page));
}
