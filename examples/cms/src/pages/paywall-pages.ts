import type { ReferenceApi } from "@quire/example-reference-api";
import type { Plan } from "@quire/services/contract";
import { Hono } from "hono";
import type { Page } from "../page.js";
import { getPriceText, loadPlans } from "../plans.js";
import { getPlainVisitor, PLAIN, type Visitor } from "../visitor.js";
import type { Show } from "./show.js";

/** Pages whose next step needs an account. Paywall cards take the place of that step. */
export function paywallPages(show: Show, api: ReferenceApi["app"]): Hono {
  const app = new Hono();
  app.get("/subscriptions", async (c) => {
    const [visitor, plans] = await Promise.all([getPlainVisitor(api, c.req.raw), loadPlans(api, c.req.raw)]);
    return show(c, subscriptionsPage(visitor, plans, c.req.query("plan")));
  });
  app.get("/gift", async (c) =>
    show(c, giftPage(await getPlainVisitor(api, c.req.raw), c.req.query("recipient"))),
  );
  return app;
}

/** Returns the page of the plans. Its plain list is for readers without script, who choose a plan by its link. */
function subscriptionsPage(
  visitor: Visitor | undefined,
  plans: readonly Plan[],
  wanted: string | undefined,
): Page {
  const offers = plans.map(({ id, name, caption, benefits, ...plan }) => ({
    ...{ id, name, text: [caption, ...benefits].join(". ") },
    price: getPriceText({ id, name, caption, benefits, ...plan }),
    isChosen: id === wanted,
  }));
  const chosen = offers.find(({ isChosen }) => isChosen);
  return {
    template: "subscriptions",
    title: "Subscriptions – The Quire Review",
    ...(visitor && { personal: true }),
    values: { offers, chosen, ...gateValues("/subscriptions", visitor, chosen ? { plan: chosen.id } : {}) },
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
