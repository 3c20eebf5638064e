import { pageSingleton, persist, whenConsented } from "@quire/core";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import { normalizeTerm } from "./term.js";

const MAX_COUNT = 8;
const MAX_TERM_LENGTH = 200;

export interface RecentSearches {
  /** Terms of the recent searches, the latest first. At most 8. */
  readonly terms: readonly string[];
}

/** Recent searches of this browser, synchronized with its other tabs. */
export function recentSearchesStore(): StoreApi<RecentSearches> {
  return pageSingleton("recent-searches", () => {
    const store = createStore<RecentSearches>()(() => ({ terms: [] }));
    if (typeof document !== "undefined") whenConsented(() => persistTerms(store));
    return store;
  });
}

/** Also keeps the searches that were made before the consent. */
function persistTerms(store: StoreApi<RecentSearches>): void {
  const { terms: before } = store.getState();
  persist(store, {
    key: "quire:recent-searches",
    version: 1,
    parse: v.parser(v.array(v.pipe(v.string(), v.maxLength(MAX_TERM_LENGTH)))),
    save: ({ terms }) => (terms.length > 0 ? [...terms] : undefined),
    restore: (saved = []) => ({ terms: saved.map(normalizeTerm).filter(Boolean).slice(0, MAX_COUNT) }),
  });
  for (const term of before.toReversed()) rememberSearch(term);
}

/** Adds a search at the front. It replaces an earlier one that differs only in case. */
export function rememberSearch(typed: string): void {
  const term = normalizeTerm(typed).slice(0, MAX_TERM_LENGTH);
  if (!term) return;
  const others = recentSearchesStore()
    .getState()
    .terms.filter((one) => !isSame(one, term));
  recentSearchesStore().setState({ terms: [term, ...others].slice(0, MAX_COUNT) });
}

/** Removes one search. */
export function forgetSearch(term: string): void {
  recentSearchesStore().setState(({ terms }) => ({ terms: terms.filter((one) => !isSame(one, term)) }));
}

/** Removes all searches. */
export function forgetSearches(): void {
  recentSearchesStore().setState({ terms: [] });
}

/** Restores removed searches at their places, after newer searches. */
export function bringBackSearches(before: readonly string[]): void {
  recentSearchesStore().setState(({ terms }) => {
    const since = terms.filter((one) => !before.some((other) => isSame(one, other)));
    return { terms: [...since, ...before].slice(0, MAX_COUNT) };
  });
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
