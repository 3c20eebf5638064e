import type { NewPurchase, PurchaseLine } from "../purchases.js";
import type { Product } from "./catalogue.js";

const DAY_MS = 24 * 60 * 60 * 1000;
const LATEST = Date.UTC(2026, 10, 10);

/** Number of lines and the first product of each order. The pattern repeats after the last entry. */
const shapes: readonly { lines: number; first: number; subscription?: true; cancelled?: true }[] = [
  { lines: 1, first: 30 },
  { lines: 1, first: 0, subscription: true },
  { lines: 7, first: 4 },
  { lines: 2, first: 12, cancelled: true },
  { lines: 3, first: 0 },
  { lines: 1, first: 20 },
];

/** Creates orders of a regular customer, the latest in November 2026, one every 37 days. */
export function ordersFor(accountId: number, count: number, products: readonly Product[]): NewPurchase[] {
  return Array.from({ length: count }, (_, index) => {
    const shape = shapes[index % shapes.length] ?? { lines: 1, first: 0 };
    const { lines, first, subscription, cancelled } = shape;
    const sold = Array.from(
      { length: lines },
      (_, line) => products[(first + index + line) % products.length],
    );
    return {
      order_number: `${20_000 + accountId}${String(count - index).padStart(3, "0")}`,
      account_id: accountId,
      ordered: new Date(LATEST - index * 37 * DAY_MS).toISOString().slice(0, 10),
      status: cancelled ? "CANCELLED" : "PURCHASED",
      subscription: subscription ? `QR${1_003_000 + accountId}` : "",
      lines: subscription ? [term] : sold.filter((product) => product !== undefined).map(getLine),
    };
  });
}

const term: PurchaseLine = {
  title: "The Quire Review, 12 issues",
  contentType: "Subscription",
  authors: [],
  cents: 12_900,
  quantity: 1,
};

const TYPES = { SHIP: "ship", EBOOK: "ebook", BUNDLE: "bundle", DIGITAL: "digital" } as const;

function getLine({ title, contentType, authors, availabilities }: Product, index: number): PurchaseLine {
  const [{ availabilityId, listPrice, lineType, format }] = availabilities;
  const quantity = lineType === "SHIP" ? 1 + (index % 2) : 1;
  const cents = Math.round(Number(listPrice) * 100) * quantity;
  const line = {
    ...{ title, contentType, authors: [...authors], cents, quantity },
    ...{ availabilityId, type: TYPES[lineType] },
  };
  return lineType === "SHIP" ? line : { ...line, download: format };
}
