import type { ReferenceApi } from "@quire/example-reference-api";
import { Hono } from "hono";
import type { Page } from "../page.js";
import { getPlainVisitor, PLAIN, type Visitor } from "../visitor.js";
import type { Show } from "./show.js";

const offers = [
  { id: "good", name: "Good", price: "$4 a week", text: "Digital: every article, on every screen." },
  {
    id: "better",
    name: "Better",
    price: "$5 a week",
    text: "Digital and print: the twelve issues, by post, as well.",
  },
  {
    id: "best",
    name: "Best",
    price: "$8 a week",
    text: "Premium: cases, charts and the visual library too.",
  },
  {
    id: "executive",
    name: "Executive",
    price: "$20 a week",
    text: "For a board: the dossiers, and the topics that only executives read.",
  },
  { id: "all-access", name: "All Access", price: "$90 a week", text: "For a whole company." },
];

/** Pages whose next step needs an account. Paywall cards take the place of that step. */
export function paywallPages(show: Show, api: ReferenceApi["app"]): Hono {
  const app = new Hono();
  app.get("/subscriptions", async (c) =>
    show(c, subscriptionsPage(await getPlainVisitor(api, c.req.raw), c.req.query("plan"))),
  );
  app.get("/gift", async (c) =>
    show(c, giftPage(await getPlainVisitor(api, c.req.raw), c.req.query("recipient"))),
  );
  return app;
}

function subscriptionsPage(visitor: Visitor | undefined, plan: string | undefined): Page {
  const chosen = offers.find(({ id }) => id === plan) ?? offers[0];
  return {
    template: "subscriptions",
    title: "Subscriptions – The Quire Review",
    ...(visitor && { personal: true }),
    values: {
      offers: offers.map((offer) => ({ ...offer, isChosen: offer === chosen })),
      chosen,
      ...gateValues("/subscriptions", visitor, { plan: chosen?.id ?? "" }),
    },
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

function gateValues(path: string, visitor: Visitor | undefined, query: Record<string, string> = {}) {
  const kept = Object.entries(query).map(([name, value]) => `&${name}=${value}`);
  return {
    closed: visitor === undefined || visitor === "guest",
    afterPlainSignIn: `${path}?${PLAIN}${kept.join("")}`,
  };
}
