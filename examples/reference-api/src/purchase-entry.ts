import type { Purchase } from "./purchases.js";
import { decimal } from "./shop.js";
import type { Entry } from "./stream-entry.js";

/** Builds an entry of the order stream (content-2.58, content-2.63); `#S` in the title marks a subscription. */
export function getPurchaseEntry({
  order_number,
  ordered,
  status,
  subscription,
  lines,
  extra_cents,
}: Purchase): Entry {
  const cents = lines.reduce((sum, line) => sum + line.cents, extra_cents);
  const downloads = lines.flatMap(({ title, download }, index) =>
    download ? [{ link: `/order-files/${order_number}/${index + 1}`, format: `${download}: ${title}` }] : [],
  );
  const holds = status === "PURCHASED";
  return {
    id: order_number,
    title: subscription ? `Order #S${order_number}` : `Order #${order_number}`,
    summary: subscription,
    published: ordered,
    orderStatus: status,
    lineItems: lines.map(({ title, contentType, authors }) => ({ title, contentType, authors })),
    content: {
      id: order_number,
      src: `/order-history/${order_number}`,
      itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      grandTotalIncTax: decimal(cents),
      downloads: holds ? downloads : [],
      hasDownloads: holds && downloads.length > 0,
    },
  };
}
