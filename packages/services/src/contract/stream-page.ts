import * as v from "valibot";
import { MaybeAmountSchema } from "./amount.js";
import { DownloadSchema } from "./download.js";
import {
  CountSchema,
  FlagSchema,
  getAnswer,
  getList,
  IdSchema,
  MaybeIdSchema,
  TextSchema,
} from "./lenient.js";

/** The content of an entry (content-3.14). `src` is its address, `id` its id in the library. */
export const EntryContentSchema = v.object({
  id: MaybeIdSchema,
  src: TextSchema,
  image: TextSchema,
  format: TextSchema,
  /** The file's name in `/visual-library/download/{subscriberId}/{asset}`. */
  asset: TextSchema,
  /** `saved`, `shared`, `read` or `watched`. */
  activity: TextSchema,
  /** Hides save, move, share and discard (content-6.10). */
  readOnly: FlagSchema,
  /** When the item was saved, as a day or time in ISO 8601. Empty if the server does not send it. */
  saved: TextSchema,
  /** Can be selected for bulk actions. */
  selectable: FlagSchema,
  /** The folder of the request. Its id is empty outside of folders. */
  list: v.nullish(v.object({ id: MaybeIdSchema }), () => ({})),
  downloads: getList(DownloadSchema),
  hasDownloads: FlagSchema,
  provider: TextSchema,
  sharedWith: getList(v.string()),
  seriesLabel: TextSchema,
  /** Number of items in an order. */
  itemCount: CountSchema,
  grandTotalIncTax: MaybeAmountSchema,
});

/** A line of an order. The shop leaves out the fields that it does not know. */
export const OrderLineSchema = v.object({
  title: TextSchema,
  contentType: TextSchema,
  authors: getList(v.string()),
  /** 0 when unknown. */
  quantity: CountSchema,
  /** The product's cover. */
  image: TextSchema,
  /** The product's page. */
  productLink: TextSchema,
  /** Identifies the product for `addToShoppingCart`, if the user can order it again. */
  availabilityId: TextSchema,
  /** Type of the cart item, such as `ship`. */
  lineType: TextSchema,
});

/** One entry of a stream (content-3.13): something to read, watch or buy, or an order. */
export const StreamEntrySchema = v.object({
  id: IdSchema,
  /** The title of a subscription's order contains `#S` (content-2.63). */
  title: TextSchema,
  /** For a subscription's order, the account number. */
  summary: TextSchema,
  /** ISO 8601, day or time. */
  published: TextSchema,
  contentType: TextSchema,
  /** `F`: coming soon. */
  productStatus: TextSchema,
  listPrice: MaybeAmountSchema,
  productLink: TextSchema,
  image: TextSchema,
  /** `CANCELLED`, or another value for a valid order. */
  orderStatus: TextSchema,
  lineItems: getList(OrderLineSchema),
  /** The articles of a magazine issue (content-3.21). */
  items: getList(v.object({ title: TextSchema, link: TextSchema })),
  author: getList(v.object({ name: TextSchema })),
  category: v.nullish(v.object({ term: TextSchema }), () => ({})),
  content: v.nullish(EntryContentSchema, () => ({})),
});
export type StreamEntry = v.InferOutput<typeof StreamEntrySchema>;

/** The number of all entries, if the server sends it. */
const TotalSchema = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined);

/**
 * One page of a stream. A missing `page.last` becomes true, so that loading ends. `totalPages` is 0 when unknown. `type`
 * selects the empty state: `watched`, `read`, `shared`, `ordered`, `topics`, `library`, `activity` or `content`.
 */
export const StreamPageSchema = getAnswer({
  entries: getList(StreamEntrySchema),
  page: v.nullish(
    v.object({ last: v.nullish(v.boolean(), true), totalPages: CountSchema, totalEntries: TotalSchema }),
    () => ({}),
  ),
  type: TextSchema,
  isPaywallEnabled: FlagSchema,
  maintenanceStatus: FlagSchema,
});
export type StreamPage = v.InferOutput<typeof StreamPageSchema>;
