import type { Purchase, PurchaseLine } from "./purchases.js";
import { decimal, isCountable, type Shop } from "./shop.js";
import type { Entry } from "./stream-entry.js";

type Line = NonNullable<Entry["lineItems"]>[number];

/** Builds an entry of the order stream (content-2.58, content-2.63); `#S` in the title marks a subscription. */
export function getPurchaseEntry(purchase: Purchase, shop: Shop): Entry {
  const { order_number, ordered, status, subscription, lines, extra_cents } = purchase;
  const cents = lines.reduce((sum, line) => sum + line.cents, extra_cents);
  const downloads = getDownloads(purchase);
  return {
    id: order_number,
    title: subscription ? `Order #S${order_number}` : `Order #${order_number}`,
    summary: subscription,
    published: ordered,
    orderStatus: status,
    lineItems: lines.map((line) => getLine(line, status, shop)),
    content: {
      id: order_number,
      src: `/order-history/${order_number}`,
      itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      grandTotalIncTax: decimal(cents),
      downloads,
      hasDownloads: downloads.length > 0,
    },
  };
}

/** Lists the files of an order. A cancelled order has none. */
export function getDownloads({ order_number, status, lines }: Purchase) {
  if (status !== "PURCHASED") return [];
  return lines.flatMap(({ title, download }, index) =>
    download ? [{ link: `/order-files/${order_number}/${index + 1}`, format: `${download}: ${title}` }] : [],
  );
}

/** A line has its `availabilityId` only if it can be ordered again: a file that the user owns cannot. */
function getLine(line: PurchaseLine, status: Purchase["status"], shop: Shop): Line {
  const { title, contentType, authors, quantity, availabilityId, type } = line;
  const shown = { title, contentType, authors, quantity };
  const known = availabilityId && type ? shop.byAvailability(availabilityId, type) : undefined;
  if (!known || !type) return shown;
  const { id, slug } = known.product;
  const isSold = known.availability.status !== "S" && (isCountable(type) || status === "CANCELLED");
  return {
    ...shown,
    image: `/cover/${id}.svg`,
    productLink: `/product/${slug}/${id}`,
    ...(isSold && { availabilityId, lineType: type }),
  };
}
