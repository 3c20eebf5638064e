import * as v from "valibot";

/** Where the reader is in a stream. */
export interface StreamPlace {
  readonly entryId: string;
  /** px from the top of the window to the top of the entry. */
  readonly offset: number;
  /** Whether the focus is in the entry. */
  readonly focused?: boolean | undefined;
}

const KEY = "quire:streams";
/** Pages that are brought back at most, so that an address made by hand does not ask without end. */
const MOST_PAGES = 200;

const PageSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
const KeptSchema = v.object({
  /** First and last page that show. */
  from: PageSchema,
  to: PageSchema,
  /** What was asked for; another topic or folder has other places. */
  what: v.string(),
  place: v.optional(v.object({ entryId: v.string(), offset: v.number(), focused: v.optional(v.boolean()) })),
});
export type KeptStream = v.InferOutput<typeof KeptSchema>;

/**
 * What is kept of a stream with the page's entry in the browser's history: it is there again after Back and after a
 * reload, and not when the page is visited anew.
 */
export function keptStream(id: string): KeptStream | undefined {
  const result = v.safeParse(KeptSchema, keptState(KEY, id));
  if (!result.success) return undefined;
  const count = result.output.to - result.output.from + 1;
  return count > 0 && count <= MOST_PAGES ? result.output : undefined;
}

export function keepStream(id: string, kept: KeptStream, address: string): void {
  keepState(KEY, id, kept, address);
}

function keptState(key: string, id: string): unknown {
  const all = Object(Object(globalThis.history?.state)[key]);
  return Object.hasOwn(all, id) ? all[id] : undefined;
}

/** @param address whole */
function keepState(key: string, id: string, kept: unknown, address = location.href, isNew = false): void {
  const { state } = history;
  const all = { ...state?.[key], [id]: kept };
  try {
    // A second entry for where the reader is already would make Back do nothing.
    history[isNew && address !== location.href ? "pushState" : "replaceState"](
      // Beside a page's text, or its list, nothing can be kept.
      typeof state === "object" && !Array.isArray(state) ? { ...state, [key]: all } : state,
      "",
      address,
    );
  } catch {
    // Some frames may not change their history, and browsers refuse too many changes: nothing is kept then.
  }
}

const TABS = "quire:stream-tabs";

/** Which of several streams in one place showed, from 0 on. */
export function keptTab(id: string): number {
  const index = keptState(TABS, id);
  return Number.isInteger(index) ? Math.max(0, Number(index)) : 0;
}

export function keepTab(id: string, index: number): void {
  if (keptTab(id) !== index) keepState(TABS, id, index);
}

/**
 * What the page's address says of a list; 1 where it says nothing usable.
 * @param counter the parameter: `loaded` is how many pages are loaded (content-2.18), any other which of the numbered
 * pages shows
 */
export function counted(counter: string, search = location.search): number {
  const values = new URLSearchParams(search).getAll(counter);
  const [text = ""] = values;
  const count = /^[1-9]\d{0,3}$/.test(text) && values.length === 1 ? Number(text) : 1;
  return counter === "loaded" ? Math.min(count, MOST_PAGES) : count;
}

/** The page's address with that number; the first page, and one alone, are not worth a parameter. */
export function withCount(counter: string, count: number, href = location.href): string {
  const url = new URL(href);
  if (count > 1) url.searchParams.set(counter, String(count));
  else url.searchParams.delete(counter);
  return url.href;
}

/** A list with numbered pages. */
export interface NumberedList {
  /** What is kept of it in the history is kept under this. */
  readonly id: string;
  /** What says in the address which of its pages shows. */
  readonly parameter: string;
}

/** A reader goes to a numbered page: an entry of the history's own, where nothing of it is kept yet. */
export function enterPage({ id, parameter }: NumberedList, page: number): void {
  keepState(KEY, id, undefined, withCount(parameter, page), true);
}

/** The address says which page shows, without an entry of its own. */
export function correctPage({ id, parameter }: NumberedList, page: number): void {
  if (counted(parameter) !== page) keepState(KEY, id, keptState(KEY, id), withCount(parameter, page));
}
