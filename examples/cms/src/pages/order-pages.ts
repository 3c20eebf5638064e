import { type Address, type Receipt, ReceiptSchema, StreamPageSchema } from "@quire/services/contract";
import { Hono } from "hono";
import * as v from "valibot";
import { type Asker, askApi } from "../ask-api.js";
import { formatDate } from "../dates.js";
import type { Page } from "../page.js";
import { plainList } from "../plain-list.js";
import { formatPrice } from "../views.js";
import type { Show } from "./show.js";

const HISTORY = "/order-history";

/** The list of orders, and each order, rendered for its user on the server. */
export function orderPages(show: Show, api: Asker["api"]): Hono {
  const app = new Hono();
  app.get(HISTORY, async (c) => show(c, await historyPage({ api, request: c.req.raw })));
  app.get("/order-history/:number{\\d+}", async (c) =>
    show(c, await orderPage({ api, request: c.req.raw }, c.req.param("number"))),
  );
  return app;
}

async function historyPage(asker: Asker): Promise<Page> {
  const { isPlain, values } = await plainList(asker, HISTORY, "ordered");
  return {
    template: "order-history",
    title: "Orders – The Quire Review",
    ...(isPlain && { personal: true }),
    values,
  };
}

async function orderPage(asker: Asker, number: string): Promise<Page | undefined> {
  const [orders, receipt] = await Promise.all([
    askApi(asker, "/api/ordered/1/100?format=json", StreamPageSchema),
    askApi(asker, `/api/commerce/order/${number}`, v.object({ order: ReceiptSchema })),
  ]);
  // A guest is asked to sign in. An order of another user does not exist.
  if (orders && !receipt) return undefined;
  const entry = orders?.entries.find(({ id }) => id === number);
  return {
    template: "order",
    title: `Order ${number} – The Quire Review`,
    personal: true,
    values: {
      number,
      signInHref: `/sign-in?return=${encodeURIComponent(`/order-history/${number}`)}`,
      order: receipt && { ...orderView(receipt.order), accountNumber: entry?.summary },
    },
  };
}

/** Converts a receipt to the names that the template uses. */
function orderView(order: Receipt) {
  const { currency, ordered, totals, lines, shippingAddress, billingAddress } = order;
  const price = (amount: string | number | null | undefined) => formatPrice(String(amount), currency);
  const isSet = (amount: string | number | null | undefined) => amount != null && Number(amount) !== 0;
  const hasCaseStudy = lines.some(({ contentType }) => contentType === "Case Study");
  const sums = [
    { label: "Subtotal", amount: price(totals.subTotal) },
    isSet(totals.discount) && { label: "Discount", amount: `−${price(Math.abs(Number(totals.discount)))}` },
    totals.tax != null && { label: "Tax", amount: price(totals.tax) },
    shippingAddress && { label: "Shipping", amount: price(totals.shippingCost ?? 0) },
  ].filter((row) => row !== false && row != null);
  const facts = [
    shippingAddress && { label: "Ship to", words: addressLines(shippingAddress) },
    billingAddress && { label: "Bill to", words: addressLines(billingAddress) },
    order.shippingMethod && { label: "Shipping", words: [order.shippingMethod] },
    order.paymentLabel && { label: "Paid with", words: [order.paymentLabel] },
  ].filter(Boolean);
  return {
    isCancelled: order.orderStatus === "CANCELLED",
    date: formatDate(ordered.slice(0, 10)),
    published: ordered,
    lines: lines.map(({ title, contentType, format, quantity, total, image }) => ({
      lineTitle: title,
      lineType: [contentType, format].filter(Boolean).join(" · "),
      quantity,
      isSeveral: quantity > 1,
      each: price(Number(total) / Math.max(1, quantity)),
      lineTotal: price(total),
      image,
    })),
    sums,
    total: price(totals.grandTotal),
    facts,
    hasFacts: facts.length > 0,
    downloads: order.downloads,
    hasCaseStudy,
  };
}

function addressLines({
  firstName,
  lastName,
  address1,
  address2,
  city,
  state,
  postalCode,
  countryCode,
}: Address) {
  const place = [city, [state, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const country = countryCode && new Intl.DisplayNames("en", { type: "region" }).of(countryCode);
  return [`${firstName} ${lastName}`.trim(), address1, address2, place, country].filter(Boolean);
}
