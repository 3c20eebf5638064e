import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { StreamPageSchema } from "./stream-page.js";

const TextOptionSchema = v.optional(v.pipe(v.string(), v.maxLength(1000)));

/** A whole number from 1 on; in an address it is a text. */
const NumberInPathSchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
);

/** Pages count from 1; their size is 8, or 10 (content-9.3), and at most 100. */
export const PageParamsSchema = v.object({ pageNumber: NumberInPathSchema, pageSize: NumberInPathSchema });

/** `listId` is a folder's id, slug or name. */
export const ListPageParamsSchema = v.object({
  listId: v.string(),
  pageNumber: NumberInPathSchema,
  pageSize: NumberInPathSchema,
});

/**
 * What any stream may be asked with; each reads what concerns it and drops the rest.
 *
 * - `format` is always `json`
 * - `filter`: a topic's name, of what is followed
 * - `activity`: `read`, `watched` or `shared`, of the history
 * - `term`, of what can be searched
 * - `filters`: `field:value`, several separated by commas, with the fields `type` (article, product, topic, webinar,
 *   visual, report, ascend, issue), `contentType`, `topic`, `year` and `issue` (an issue's code); values of one field widen,
 *   fields narrow. A comma in a value is written `%2C`
 * - `sort`: `relevance`, `date` or `title`; `order`: `asc` or `desc`
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

/** Everything that the reader saved, the latest first. 401 for guests. */
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

/** What is in one folder, found by its id, slug or name. 404: there is none. */
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

/** What the reader read, watched and shared, the latest first. 401 for guests. */
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

/** The latest on the topics that the reader follows, or on the one that `filter` names. 401 for guests. */
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

/** What a search finds. Without a term it is everything that the filters let through. */
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

/** Webinars, the next or latest first. */
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

/** Reports of the analytic services. */
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

/** Pieces for those who begin their career. */
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

/** The issues of the magazine; the `items` of each are what stands in it (content-3.21). */
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

/** The reader's orders, the latest first. 401 for guests. */
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
