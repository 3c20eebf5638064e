import { autoSuggest, searchWithFilters } from "@quire/services/contract";
import type { ApiApp } from "../api-env.js";
import type { Item } from "../items.js";
import { route } from "../route.js";
import { searchItems, suggestItems } from "../search-items.js";
import type { State } from "../state.js";
import { getEntry } from "../stream-entry.js";
import { getPage } from "../stream-page.js";

/** More results than a page shows, so that the page itself must shorten the list (content-9.5). */
const RECORDS = 10;
const SUBJECTS = 5;

/** Registers suggestions and search (content-7.1, content-7.3). */
export function registerSearch(app: ApiApp, state: State): void {
  const { all } = state.items;
  const subjects = all.filter(({ kind }) => kind === "topic");
  const records = all.filter(({ kind }) => kind !== "topic");

  route(app, autoSuggest, async ({ c, query }) => {
    await state.limits.take(c, "search");
    const term = query.term.trim().replaceAll(/\s+/g, " ");
    if (term.length <= 2) return { records: [], subjects: [] };
    return {
      records: suggestItems(records, term).slice(0, RECORDS).map(getSuggestion),
      subjects: suggestItems(subjects, term).slice(0, SUBJECTS).map(getSuggestion),
    };
  });

  route(app, searchWithFilters, async ({ c, query }) => {
    await state.limits.take(c, "search");
    const found = searchItems(all, query).map((item) => getEntry(item));
    return getPage(state, "content", { pageNumber: 1, pageSize: 10 }, found);
  });
}

function getSuggestion({ title, url, contentType }: Item) {
  return { title, link: url, contentType };
}
