import type { Items } from "@quire/example-reference-api";
import { Hono } from "hono";
import type { Page } from "../page.js";
import type { Show } from "./show.js";

/** Page for a download that the API refuses (content-6.7). The API serves the files themselves. */
export function downloadPages(show: Show, { all }: Items): Hono {
  const app = new Hono();
  app.get("/visual-library/download/:subscriberId/:asset", (c) => {
    const item = all.find(({ asset }) => asset === c.req.param("asset"));
    return show(c, item && refusedPage(item.title, item.url));
  });
  return app;
}

function refusedPage(title: string, href: string): Page {
  return {
    template: "subscribers-only",
    title: "For subscribers – The Quire Review",
    status: 403,
    personal: true,
    values: {
      heading: "This file is for subscribers",
      dek: "Subscribe to download charts and diagrams from the visual library.",
      signIn: "Already a subscriber? Sign in.",
      itemTitle: title,
      itemHref: href,
      returnTo: encodeURIComponent(href),
    },
  };
}
