import type { ReferenceApi } from "@quire/example-reference-api";
import { Hono } from "hono";
import type { Page } from "../page.js";
import { PLAIN, plainVisitorOf, type Visitor } from "../visitor.js";
import type { Show } from "./show.js";

const offers = [
  { name: "Good", text: "Digital: every article, on every screen." },
  { name: "Better", text: "Digital and print: the twelve issues, by post, as well." },
  { name: "Best", text: "Premium: cases, charts and the visual library too." },
  { name: "Executive", text: "For a board: the dossiers, and the topics that only executives read." },
  { name: "All Access", text: "For a whole company." },
];

/** Pages whose next step needs an account. Paywall cards take the place of that step. */
export function paywallPages(show: Show, api: ReferenceApi["app"]): Hono {
  const app = new Hono();
  app.get("/subscriptions", async (c) => show(c, subscriptionsPage(await plainVisitorOf(api, c.req.raw))));
  app.get("/gift", async (c) =>
    show(c, giftPage(await plainVisitorOf(api, c.req.raw), c.req.query("recipient"))),
  );
  return app;
}

function subscriptionsPage(visitor: Visitor | undefined): Page {
  return {
    template: "subscriptions",
    title: "Subscriptions – The Quire Review",
    ...(visitor && { personal: true }),
    values: { offers, ...gateValues("/subscriptions", visitor) },
  };
}

function giftPage(visitor: Visitor | undefined, recipient: string | undefined): Page {
  return {
    template: "gift",
    title: "Give the Review – The Quire Review",
    ...(visitor && { personal: true }),
    values: { recipient: recipient?.trim().slice(0, 80), ...gateValues("/gift", visitor) },
  };
}

function gateValues(path: string, visitor: Visitor | undefined) {
  return {
    closed: visitor === undefined || visitor === "guest",
    afterPlainSignIn: `${path}?${PLAIN}`,
  };
}
