import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { StreamPageSchema } from "./stream-page.js";

const TextOptionSchema = v.optional(v.pipe(v.string(), v.maxLength(1000)));

/** A whole number from 1, as a number or, in an address, as text. */
const NumberInPathSchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
);

/** Page numbers start at 1. The page size is 8 or 10 (content-9.3), and at most 100. */
export const PageParamsSchema = v.object({ pageNumber: NumberInPathSchema, pageSize: NumberInPathSchema });

/** `listId` is a folder's id, slug or name. */
export const ListPageParamsSchema = v.object({
  listId: v.string(),
  pageNumber: NumberInPathSchema,
  pageSize: NumberInPathSchema,
});

/**
 * The query parameters of all streams. Each stream ignores those that do not apply.
 *
 * - `format`: always `json`
 * - `filter`: the name of a followed topic
 * - `activity`: `read`, `watched` or `shared`, for the history
 * - `term`: a search term, also among saved items and in a folder
 * - `filters`: `field:value`, several separated by commas. Fields: `type` (article, product, topic, webinar, visual,
 *   report, ascend, issue), `contentType`, `topic`, `year` and `issue` (an issue's code). Values of one field are
 *   alternatives; different fields must all match. A comma in a value is written `%2C`
 * - `sort`: `relevance`, `date` or `title`; `order`: `asc` or `desc`. For saved items, the date is that of the save
 */
export const StreamQuerySchema = v.object({
  format: v.literal("json"),
  filter: TextOptionSchema,
  activity: TextOptionSchema,
  term: TextOptionSchema,
  filters: TextOptionSchema,
  sort: TextOptionSchema,
  order: TextOptionSchema,
});
export type StreamQuery = v.InferInput<typeof StreamQuerySchema>;

/** The user's saved items, the latest save first unless the query sorts them. 401 for guests. */
export const savesStream = endpoint({
  name: "savesStream",
  method: "GET",
  base: "api",
  path: "user/saves/{pageNumber}/{pageSize}",
  params: PageParamsSchema,
  query: StreamQuerySchema,
  answer: StreamPageSchema,
  spec: "content-7.2",
});

/** The items of a folder, by its id, slug or name. 404: unknown folder. */
export const listStream = endpoint({
  name: "listStream",
  method: "GET",
  base: "api",
  path: "user/list/{listId}/{pageNumber}/{pageSize}",
  params: ListPageParamsSchema,
  query: StreamQuerySchema,
  answer: StreamPageSchema,
  failures: { 404: FailureSchema },
  spec: "content-7.2",
});

/** Items that the user has read, watched or shared, the latest first. 401 for guests. */
export const historyStream = endpoint({
  name: "historyStream",
  method: "GET",
  base: "api",
  path: "user/history/{pageNumber}/{pageSize}",
  params: PageParamsSchema,
  query: StreamQuerySchema,
  answer: StreamPageSchema,
  spec: "content-7.2",
});

/** The latest items on the user's followed topics, or on the topic in `filter`. 401 for guests. */
export const followingStream = endpoint({
  name: "followingStream",
  method: "GET",
  base: "api",
  path: "components/myhbr/following/{pageNumber}/{pageSize}",
  params: PageParamsSchema,
  query: StreamQuerySchema,
  answer: StreamPageSchema,
  spec: "content-7.2",
});

/** Search results. Without a term, everything that matches the filters. */
export const searchStream = endpoint({
  name: "searchStream",
  method: "GET",
  base: "api",
  path: "search/{pageNumber}/{pageSize}",
  params: PageParamsSchema,
  query: StreamQuerySchema,
  answer: StreamPageSchema,
  spec: "content-7.2",
});

/** Webinars, the next or the latest first. */
export const webinarsStream = endpoint({
  name: "webinarsStream",
  method: "GET",
  base: "api",
  path: "webinars/{pageNumber}/{pageSize}",
  params: PageParamsSchema,
  query: StreamQuerySchema,
  answer: StreamPageSchema,
  spec: "content-7.2",
});

/** Charts and diagrams. `content.asset` and `content.downloads` are files (content-2.12). */
export const visualLibraryStream = endpoint({
  name: "visualLibraryStream",
  method: "GET",
  base: "api",
  path: "visual-library/{pageNumber}/{pageSize}",
  params: PageParamsSchema,
  query: StreamQuerySchema,
  answer: StreamPageSchema,
  spec: "content-7.2",
});

/** Research reports by HBR Analytic Services. */
export const analyticServicesStream = endpoint({
  name: "analyticServicesStream",
  method: "GET",
  base: "api",
  path: "hbr-analytic-services/{pageNumber}/{pageSize}",
  params: PageParamsSchema,
  query: StreamQuerySchema,
  answer: StreamPageSchema,
  spec: "content-7.2",
});

/** Articles for readers at the start of their careers. */
export const ascendStream = endpoint({
  name: "ascendStream",
  method: "GET",
  base: "api",
  path: "ascend/{pageNumber}/{pageSize}",
  params: PageParamsSchema,
  query: StreamQuerySchema,
  answer: StreamPageSchema,
  spec: "content-7.2",
});

/** The issues of the magazine. `items` lists the articles of each (content-3.21). */
export const magazineStream = endpoint({
  name: "magazineStream",
  method: "GET",
  base: "api",
  path: "magazine/{pageNumber}/{pageSize}",
  params: PageParamsSchema,
  query: StreamQuerySchema,
  answer: StreamPageSchema,
  spec: "content-7.2",
});

/** The user's orders, the latest first. 401 for guests. */
export const orderedStream = endpoint({
  name: "orderedStream",
  method: "GET",
  base: "api",
  path: "ordered/{pageNumber}/{pageSize}",
  params: PageParamsSchema,
  query: StreamQuerySchema,
  answer: StreamPageSchema,
  spec: "content-7.2",
});
