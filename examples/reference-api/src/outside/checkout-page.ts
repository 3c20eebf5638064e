import { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import type { ApiApp, ApiContext, ApiEnv } from "../api-env.js";
import { getFields } from "../request-body.js";
import { findPlan } from "../seed/plans.js";
import { createToken } from "../token.js";

const PLANS = ["GOOD", "BETTER", "BEST", "EXECUTIVE", "ALLACCESS"] as const;
type PlanCode = (typeof PLANS)[number];

interface Order {
  readonly plan: PlanCode;
  readonly period: string;
  readonly voucher: string;
  readonly userRef: string;
  readonly target: URL;
}

interface CheckoutPageOptions {
  isSite: (origin: string) => boolean;
  /** Secret with which the site's server reads orders. */
  secret: string;
  faults: boolean;
}

const InputSchema = v.object({ userRef: v.string(), plan: v.optional(v.picklist(PLANS), "GOOD") });

interface Placed extends v.InferOutput<typeof InputSchema> {
  readonly orderId: string;
}

/**
 * The subscription provider's own checkout pages: `?voucher_code=&plan=&period=&userRef=&return=`. Placing
 * the order leads back to `return`, a page of the site, with the order's id in `order`. A browser could invent
 * this id. `GET /orders/{id}` returns the order only to the site's server. With faults, `POST /orders` places an
 * order without the pages.
 */
export function createCheckoutPage({ isSite, secret, faults }: CheckoutPageOptions): ApiApp {
  const app = new Hono<ApiEnv>();
  const placed = new Map<string, Placed>();

  app.get("/orders/:id", (c) => {
    if (c.req.header("authorization") !== `Bearer ${secret}`) return c.json({ error: "Who is asking?" }, 401);
    const order = placed.get(c.req.param("id"));
    return order ? c.json(order) : c.json({ error: "There is no such order." }, 404);
  });

  if (faults) {
    app.post("/orders", async (c) => {
      const input = v.parse(InputSchema, await c.req.json());
      const order = { orderId: newOrderId(input.plan), ...input };
      placed.set(order.orderId, order);
      return c.json(order, 201);
    });
  }

  app.get("/", (c) => {
    const order = getOrder(getFields(new URL(c.req.url).searchParams), isSite);
    return order ? page(c, order) : c.text("The return address is not a page of the site.", 400);
  });

  app.post("/", async (c) => {
    const sent = getFields(new URLSearchParams(await c.req.text()));
    const order = getOrder(sent, isSite);
    if (!order) return c.text("The return address is not a page of the site.", 400);
    const { plan, userRef } = order;
    const orderId = newOrderId(plan);
    placed.set(orderId, { orderId, userRef, plan });
    order.target.searchParams.set("order", orderId);
    return c.redirect(order.target.href, 303);
  });
  return app;
}

function newOrderId(plan: string): string {
  return `QRO-${plan}-${createToken().slice(0, 12)}`;
}

function getOrder(
  sent: Readonly<Record<string, string>>,
  isSite: (origin: string) => boolean,
): Order | undefined {
  const {
    voucher_code: voucher = "",
    userRef = "",
    return: returnAddress = "",
    plan: chosen = "",
    period = "",
  } = sent;
  const plan = PLANS.find((one) => one === chosen.toUpperCase()) ?? PLANS[0];
  if (!URL.canParse(returnAddress)) return undefined;
  const target = new URL(returnAddress);
  const isPage = /^https?:$/.test(target.protocol) && !target.username && isSite(target.origin);
  return isPage ? { voucher, userRef, target, plan, period } : undefined;
}

/** Returns a plan's caption, with its price for the period, such as "Premium, $320 yearly". */
function getLabel(code: PlanCode, period: string): string {
  const plan = findPlan(code);
  const name = period === "yearly" ? "yearly" : "monthly";
  const price = plan?.prices[name];
  return price ? `${plan.caption}, $${price.minor / 100} ${name}` : (plan?.caption ?? code);
}

/** Renders a page without scripts or styles, under a policy that allows neither. */
function page(c: ApiContext, { voucher, userRef, target, plan: chosen, period }: Order) {
  c.header(
    "Content-Security-Policy",
    // CSP treats a redirect after a form as the form's action too.
    `default-src 'none'; form-action 'self' ${target.origin}; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header("Referrer-Policy", "no-referrer");
  c.header("Cache-Control", "no-store");
  return c.html(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Subscription checkout</title>
  </head>
  <body>
    <main>
      <h1>Subscription checkout</h1>
      <p>A stand-in for the checkout of a subscription provider.</p>
      <form method="post" action="/checkout">
        <fieldset>
          <legend>Plan</legend>
          ${PLANS.map(
            (plan) => html`<p>
            <label><input type="radio" name="plan" value="${plan}" ${plan === chosen ? "checked" : ""} />
              ${getLabel(plan, period)}</label>
          </p>`,
          )}
        </fieldset>
        <p>Voucher: <output>${voucher || "none"}</output></p>
        <input type="hidden" name="voucher_code" value="${voucher}" />
        <input type="hidden" name="userRef" value="${userRef}" />
        <input type="hidden" name="return" value="${target.href}" />
        <p><button>Place order</button></p>
      </form>
    </main>
  </body>
</html>`);
}
