import { type Money, parseMoney, safeHref } from "@quire/core";
import type { StreamEntry } from "../contract/index.js";

/** A placed order, from an entry of the stream of orders. Texts are unchanged, addresses are checked. */
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
  /** Case studies of the order are available for six months (content-2.62). */
  readonly hasCaseStudy: boolean;
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
