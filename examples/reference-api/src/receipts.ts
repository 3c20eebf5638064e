import type { Receipt } from "@quire/services/contract";
import { getDownloads } from "./purchase-entry.js";
import type { Purchase, PurchaseLine } from "./purchases.js";
import { decimal, type Shop } from "./shop.js";
import type { State } from "./state.js";

/** Returns the receipt of one of the account's orders. */
export function findReceipt(state: State, accountId: number, orderNumber: string): Receipt | undefined {
  const purchase = state.purchases.find(orderNumber);
  if (purchase?.account_id !== accountId) return undefined;
  const receipt = state.shopOrders.find(orderNumber, accountId) ?? rebuildReceipt(purchase, state);
  return { ...receipt, downloads: getDownloads(purchase), orderStatus: purchase.status };
}

/** Adds the files of an order to its receipt. */
export function addFiles(receipt: Receipt, { purchases }: State): Receipt {
  const purchase = purchases.find(receipt.orderNumber);
  if (!purchase) return receipt;
  return { ...receipt, downloads: getDownloads(purchase), orderStatus: purchase.status };
}

/** Builds the receipt of an order from before this shop, which kept neither addresses nor payments. */
function rebuildReceipt(purchase: Purchase, { shop, accounts }: State): Receipt {
  const { order_number: orderNumber, account_id, ordered, lines, extra_cents } = purchase;
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  return {
    orderNumber,
    ordered,
    currency: "USD",
    emailAddress: accounts.byId(account_id)?.email ?? "",
    lines: lines.map((line) => getLine(line, shop)),
    shippingAddress: null,
    billingAddress: null,
    shippingMethod: "",
    paymentLabel: "",
    totals: {
      subTotal: decimal(cents),
      discount: null,
      shippingCost: null,
      tax: null,
      grandTotal: decimal(cents + extra_cents),
    },
    downloads: [],
    orderStatus: purchase.status,
  };
}

function getLine(line: PurchaseLine, shop: Shop): Receipt["lines"][number] {
  const { title, contentType, quantity, cents, availabilityId, type, download = "" } = line;
  const known = availabilityId && type ? shop.byAvailability(availabilityId, type) : undefined;
  return {
    title,
    contentType,
    format: known?.availability.format ?? download,
    quantity,
    total: decimal(cents),
    productStatus: known?.availability.status ?? "",
    publicationDate: known?.product.publicationDate ?? "",
    image: known ? `/cover/${known.product.id}.svg` : "",
  };
}
