import { safeHref } from "@quire/core";
import type { StreamEntry } from "@quire/services/contract";
import { hrefOf } from "../entry-model.js";

/** Lines of an order that its preview shows at most (content-2.61). */
const PREVIEW = 5;

/** What shows of an order beside what shows of every entry. Texts are as they came; addresses are safe. */
export interface OrderLook {
  /** Of a subscription (content-2.63). */
  readonly accountNumber: string | undefined;
  readonly lines: readonly string[];
  /** How many lines there are beyond the preview. */
  readonly more: number;
  readonly hasCaseStudy: boolean;
  readonly files: readonly { readonly href: string; readonly format: string }[];
  /** The order's page, which prints itself (content-2.17). */
  readonly receipt: string | undefined;
}

export function orderLook(entry: StreamEntry): OrderLook {
  const { title, summary, lineItems, content, orderStatus } = entry;
  const href = hrefOf(entry);
  return {
    accountNumber: title.includes("#S") && summary ? summary : undefined,
    lines: lineItems
      .slice(0, PREVIEW)
      .map((line) => [line.title, line.contentType, line.authors.join(", ")].filter(Boolean).join(" · ")),
    more: Math.max(0, lineItems.length - PREVIEW),
    hasCaseStudy:
      orderStatus !== "CANCELLED" && lineItems.some(({ contentType }) => contentType === "Case Study"),
    files: content.downloads.flatMap(({ link, format }) => {
      const file = safeHref(link);
      return file ? [{ href: file, format }] : [];
    }),
    receipt: href && printed(href),
  };
}

function printed(href: string): string {
  const [address = "", ...hash] = href.split(/(?=#)/);
  return `${address}${address.includes("?") ? "&" : "?"}printMe${hash.join("")}`;
}
