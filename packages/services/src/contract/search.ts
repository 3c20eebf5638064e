import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { listOf, TextSchema } from "./lenient.js";
import { StreamPageSchema } from "./stream-page.js";

/** Something that a search may mean. `link` is an address as it came: it may be relative, and is not yet safe. */
export const SuggestionSchema = v.object({ title: TextSchema, link: TextSchema, contentType: TextSchema });
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;

/** Best first. How many of them are shown is the page's matter (content-9.5: 6 records, 3 subjects). */
export const SuggestionsSchema = v.object({
  records: listOf(SuggestionSchema),
  subjects: listOf(SuggestionSchema),
});
export type Suggestions = v.InferOutput<typeof SuggestionsSchema>;

/** `GET /service/search/auto-suggest?term=`. A term of 2 characters or less finds nothing (content-5.11). */
export const autoSuggest = endpoint({
  name: "autoSuggest",
  method: "GET",
  base: "service",
  path: "search/auto-suggest",
  query: v.object({ term: v.pipe(v.string(), v.maxLength(200)) }),
  answer: SuggestionsSchema,
  spec: "content-7.1",
});

/** What is searched, and how it is narrowed and ordered; see `StreamQuerySchema`. Without a page it is the first. */
export const SearchQuerySchema = v.object({
  term: v.optional(v.pipe(v.string(), v.maxLength(200))),
  filters: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  sort: v.optional(v.pipe(v.string(), v.maxLength(32))),
  order: v.optional(v.pipe(v.string(), v.maxLength(32))),
});

/** `POST {api}search{query}&filters=&sort=&order=`: the first 10 of what is found. It changes nothing. */
export const searchWithFilters = endpoint({
  name: "searchWithFilters",
  method: "POST",
  base: "api",
  path: "search",
  query: SearchQuerySchema,
  answer: StreamPageSchema,
  spec: "content-7.3",
});
