import * as v from "valibot";
import { MaybeAmountSchema } from "./amount.js";
import { CountSchema, FlagSchema, IdSchema, listOf, MaybeIdSchema, TextSchema } from "./lenient.js";

/** A file to download; `link` is an address as it came. */
export const DownloadSchema = v.object({ link: TextSchema, format: TextSchema });

/** What an entry is about (content-3.14). `src` is its address, `id` what it is saved under. */
export const EntryContentSchema = v.object({
  id: MaybeIdSchema,
  src: TextSchema,
  image: TextSchema,
  format: TextSchema,
  /** The file's name in `/visual-library/download/{subscriberId}/{asset}`. */
  asset: TextSchema,
  /** `saved`, `shared`, `read` or `watched`. */
  activity: TextSchema,
  /** Save, move, share and discard are not offered (content-6.10). */
  readOnly: FlagSchema,
  /** Can be chosen for what is done to many at once. */
  selectable: FlagSchema,
  /** The folder that the entry was asked for in; an empty id outside of folders. */
  list: v.nullish(v.object({ id: MaybeIdSchema }), () => ({})),
  downloads: listOf(DownloadSchema),
  hasDownloads: FlagSchema,
  provider: TextSchema,
  sharedWith: listOf(v.string()),
  seriesLabel: TextSchema,
  /** Of an order. */
  itemCount: CountSchema,
  grandTotalIncTax: MaybeAmountSchema,
});

/** One entry of a stream (content-3.13): something to read, watch or buy, or an order. */
export const StreamEntrySchema = v.object({
  id: IdSchema,
  /** An order of a subscription has `#S` in it (content-2.63). */
  title: TextSchema,
  /** Of a subscription's order: its account number. */
  summary: TextSchema,
  /** ISO 8601, day or time. */
  published: TextSchema,
  contentType: TextSchema,
  /** `F`: coming soon. */
  productStatus: TextSchema,
  listPrice: MaybeAmountSchema,
  productLink: TextSchema,
  image: TextSchema,
  /** `CANCELLED`, or anything else for an order that holds. */
  orderStatus: TextSchema,
  lineItems: listOf(v.object({ title: TextSchema, contentType: TextSchema, authors: listOf(v.string()) })),
  /** Of an issue of the magazine: what stands in it (content-3.21). */
  items: listOf(v.object({ title: TextSchema, link: TextSchema })),
  author: listOf(v.object({ name: TextSchema })),
  category: v.nullish(v.object({ term: TextSchema }), () => ({})),
  content: v.nullish(EntryContentSchema, () => ({})),
});
export type StreamEntry = v.InferOutput<typeof StreamEntrySchema>;

/**
 * One page of a stream. `page.last` missing reads as true, and a page without entries counts as the last, so that
 * nobody asks without end; `totalPages` is 0 where it is not known. `type` says which empty state fits: `watched`,
 * `read`, `shared`, `ordered`, `topics`, `library`, `activity` or `content`.
 */
export const StreamPageSchema = v.object({
  entries: listOf(StreamEntrySchema),
  page: v.nullish(v.object({ last: v.nullish(v.boolean(), true), totalPages: CountSchema }), () => ({})),
  type: TextSchema,
  isPaywallEnabled: FlagSchema,
  maintenanceStatus: FlagSchema,
});
export type StreamPage = v.InferOutput<typeof StreamPageSchema>;
