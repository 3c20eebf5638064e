import { type Money, parseMoney, safeHref } from "@quire/core";
import { type CartItem, CartItemTypeSchema, type StreamEntry } from "../contract/index.js";

/** Months for which a case study is available (content-2.62). */
const ACCESS_MONTHS = 6;

/** A placed order, converted from an entry of the stream `ordered`. Texts are unchanged. Unsafe addresses are dropped. */
export interface PlacedOrder {
  readonly id: string;
  /** Title such as "Order #20015012". The title of a subscription contains `#S` (content-2.63). */
  readonly title: string;
  /** Address of the order's page. */
  readonly href: string | undefined;
  /** Address of the same page that opens the print dialog (content-2.17). */
  readonly receipt: string | undefined;
  readonly isCancelled: boolean;
  /** ISO 8601, day or time. */
  readonly ordered: string;
  /** Total with tax. */
  readonly total: Money | undefined;
  /** Sum of the quantities. */
  readonly itemCount: number;
  /** Only for the order of a subscription. */
  readonly accountNumber: string | undefined;
  readonly lines: StreamEntry["lineItems"];
  /** True if the order has case studies, which are available for six months (content-2.62). */
  readonly hasCaseStudy: boolean;
  /** The last day on which its case studies are available, `YYYY-MM-DD`. */
  readonly accessUntil: string | undefined;
  /** Items of the order that can be ordered again. Empty if the shop names none. */
  readonly again: readonly CartItem[];
  readonly files: readonly { readonly href: string; readonly format: string }[];
}

/** Reads an entry of the stream `ordered` (content-2.58). */
export function getPlacedOrder({
  id,
  title,
  summary,
  published,
  orderStatus,
  lineItems,
  content,
}: StreamEntry): PlacedOrder {
  const href = safeHref(content.src);
  const isCancelled = orderStatus === "CANCELLED";
  const hasCaseStudy = !isCancelled && lineItems.some(({ contentType }) => contentType === "Case Study");
  return {
    id,
    title,
    href,
    receipt: href && toPrintAddress(href),
    isCancelled,
    ordered: published,
    total: parseMoney(content.grandTotalIncTax ?? ""),
    itemCount: content.itemCount,
    accountNumber: title.includes("#S") && summary ? summary : undefined,
    lines: lineItems,
    hasCaseStudy,
    accessUntil: hasCaseStudy ? getAccessEnd(published) : undefined,
    again: lineItems.flatMap(getItem),
    files: content.downloads.flatMap(({ link, format }) => {
      const file = safeHref(link);
      return file ? [{ href: file, format }] : [];
    }),
  };
}

/** Returns the day six months after a day, or the last day of a shorter month. */
function getAccessEnd(ordered: string): string | undefined {
  const [year = Number.NaN, month = 0, day = 0] = ordered.slice(0, 10).split("-").map(Number);
  const last = new Date(Date.UTC(year, month + ACCESS_MONTHS, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month - 1 + ACCESS_MONTHS, Math.min(day, last)));
  return end.toJSON()?.slice(0, 10);
}

/** Returns the cart item that orders a line again, if the shop offers that. */
function getItem({ availabilityId, lineType, quantity }: StreamEntry["lineItems"][number]): CartItem[] {
  if (!availabilityId) return [];
  const type = CartItemTypeSchema.options.find((one) => one === lineType);
  return [{ productId: availabilityId, quantity: Math.max(1, quantity), ...(type && { type }) }];
}

function toPrintAddress(href: string): string {
  const [address = "", ...hash] = href.split(/(?=#)/);
  return `${address}${address.includes("?") ? "&" : "?"}printMe${hash.join("")}`;
}
