import { type Money, parseMoney, safeHref } from "@quire/core";
import type { StreamEntry } from "../contract/index.js";

/** An order as it was placed, of an entry of the stream of orders. Texts are as they came; addresses are safe. */
export interface PlacedOrder {
  readonly id: string;
  /** As "Order #20015012"; a subscription's has `#S` in it (content-2.63). */
  readonly title: string;
  /** The order's own page. */
  readonly href: string | undefined;
  /** The same page, which then prints itself (content-2.17). */
  readonly receipt: string | undefined;
  readonly isCancelled: boolean;
  /** ISO 8601, day or time. */
  readonly ordered: string;
  /** With tax. */
  readonly total: Money | undefined;
  /** The sum of quantities. */
  readonly itemCount: number;
  /** Of a subscription. */
  readonly accountNumber: string | undefined;
  readonly lines: StreamEntry["lineItems"];
  /** Its case studies can be had for six months (content-2.62). */
  readonly hasCaseStudy: boolean;
  readonly files: readonly { readonly href: string; readonly format: string }[];
}

/** Reads an entry of the stream `ordered` (content-2.58). */
export function placedOrderOf({
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
  return {
    id,
    title,
    href,
    receipt: href && printed(href),
    isCancelled,
    ordered: published,
    total: parseMoney(content.grandTotalIncTax ?? ""),
    itemCount: content.itemCount,
    accountNumber: title.includes("#S") && summary ? summary : undefined,
    lines: lineItems,
    hasCaseStudy: !isCancelled && lineItems.some(({ contentType }) => contentType === "Case Study"),
    files: content.downloads.flatMap(({ link, format }) => {
      const file = safeHref(link);
      return file ? [{ href: file, format }] : [];
    }),
  };
}

function printed(href: string): string {
  const [address = "", ...hash] = href.split(/(?=#)/);
  return `${address}${address.includes("?") ? "&" : "?"}printMe${hash.join("")}`;
}
