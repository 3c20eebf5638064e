import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { getAnswer, getList, TextSchema } from "./lenient.js";
import { StreamPageSchema } from "./stream-page.js";

/** A search suggestion. `link` is unchecked: it can be relative or unsafe. */
export const SuggestionSchema = v.object({ title: TextSchema, link: TextSchema, contentType: TextSchema });
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;

/** Suggestions, best first. The widget limits their number (content-9.5: 6 records, 3 subjects). */
export const SuggestionsSchema = getAnswer({
  records: getList(SuggestionSchema),
  subjects: getList(SuggestionSchema),
});
export type Suggestions = v.InferOutput<typeof SuggestionsSchema>;

/** `GET /service/search/auto-suggest?term=`. A term of up to 2 characters has no suggestions (content-5.11). */
export const autoSuggest = endpoint({
  name: "autoSuggest",
  method: "GET",
  base: "service",
  path: "search/auto-suggest",
  query: v.object({ term: v.pipe(v.string(), v.maxLength(200)) }),
  answer: SuggestionsSchema,
  spec: "content-7.1",
});

/** Term, filters and order of a search. `StreamQuerySchema` describes the fields. */
export const SearchQuerySchema = v.object({
  term: v.optional(v.pipe(v.string(), v.maxLength(200))),
  filters: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  sort: v.optional(v.pipe(v.string(), v.maxLength(32))),
  order: v.optional(v.pipe(v.string(), v.maxLength(32))),
});

/** `POST {api}search{query}&filters=&sort=&order=`: returns the first 10 results. A read, despite its method. */
export const searchWithFilters = endpoint({
  name: "searchWithFilters",
  method: "POST",
  base: "api",
  path: "search",
  query: SearchQuerySchema,
  answer: StreamPageSchema,
  spec: "content-7.3",
});
