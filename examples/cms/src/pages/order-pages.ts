import { StreamPageSchema } from "@quire/services/contract";
import { Hono } from "hono";
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
  const orders = await askApi(asker, "/api/ordered/1/100?format=json", StreamPageSchema);
  const order = orders?.entries.find(({ id }) => id === number);
  if (orders && !order) return undefined;
  return {
    template: "order",
    title: `Order ${number} – The Quire Review`,
    personal: true,
    values: {
      number,
      signInHref: `/sign-in?return=${encodeURIComponent(`/order-history/${number}`)}`,
      order: order && {
        isSubscription: order.title.includes("#S"),
        accountNumber: order.summary,
        isCancelled: order.orderStatus === "CANCELLED",
        date: formatDate(order.published.slice(0, 10)),
        published: order.published,
        total: formatPrice(String(order.content.grandTotalIncTax), "USD"),
        count: order.content.itemCount,
        isOne: order.content.itemCount === 1,
        lines: order.lineItems.map(({ title, contentType, authors }) => ({
          lineTitle: title,
          lineType: contentType,
          lineAuthors: authors.join(", "),
        })),
        downloads: order.content.downloads,
      },
    },
  };
}
