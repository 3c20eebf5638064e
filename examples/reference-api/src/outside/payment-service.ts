import { Hono } from "hono";
import * as v from "valibot";
import type { ApiApp, ApiContext, ApiEnv } from "../api-env.js";
import { createToken } from "../token.js";
import { type CardKind, cardKind } from "./cards.js";
import { type Charge, createCharges } from "./charges.js";
import { registerPaymentIntents } from "./payment-intents.js";
import { renderCardPage, renderSecondStepPage } from "./payment-pages.js";
import { paymentScript, paymentStyles } from "./payment-script.js";

interface PaymentServiceOptions {
  /** Recognizes the origins that may embed the frames. */
  isSite: (origin: string) => boolean;
  /** Secret of the site's server for charges. */
  secret: string;
  faults: boolean;
}

const CardSchema = v.object({ number: v.string(), expires: v.string(), code: v.string() });
const InputSchema = v.object({ token: v.string(), cents: v.number(), currency: v.string() });
const VerdictSchema = v.object({ action: v.string(), approved: v.boolean() });

/**
 * A stand-in for a payment service. `/card` is a frame that asks for a card and gives the host page a token.
 * `/second-step` is a frame for the bank's second step. The site's server makes charges, either directly or
 * as Stripe's PaymentIntents. The card number selects the behaviour (`cards.ts`). With faults, `GET /charges`
 * lists the charges.
 */
export function createPaymentService({ isSite, secret, faults }: PaymentServiceOptions): ApiApp {
  const app = new Hono<ApiEnv>();
  const tokens = new Map<string, CardKind>();
  const charges = createCharges(createToken);

  app.get("/card", (c) => inFrame(c, isSite, (parent) => c.html(renderCardPage(parent))));
  app.get("/second-step", (c) => inFrame(c, isSite, (parent) => c.html(renderSecondStepPage(parent))));
  app.get("/frame.js", (c) => {
    c.header("Content-Type", "text/javascript; charset=utf-8");
    return c.body(paymentScript);
  });
  app.get("/frame.css", (c) => {
    c.header("Content-Type", "text/css; charset=utf-8");
    return c.body(paymentStyles);
  });

  app.post("/tokens", async (c) => {
    const { number } = v.parse(CardSchema, await c.req.json());
    const kind = cardKind(number);
    if (!kind) return c.json({ error: "This card number is not valid." }, 400);
    const token = `tok_${createToken()}`;
    tokens.set(token, kind);
    return c.json({ token, label: `Visa •••• ${number.replaceAll(/\D/g, "").slice(-4)}` });
  });

  app.post("/second-step", async (c) => {
    const { action, approved } = v.parse(VerdictSchema, await c.req.json());
    const charge = charges.byAction(action);
    if (charge?.status === "action-required") charge.status = approved ? "succeeded" : "not-confirmed";
    return c.json({ status: charge?.status ?? "declined" });
  });

  const refuseStrangers = (c: ApiContext) =>
    c.req.header("authorization") === `Bearer ${secret}`
      ? undefined
      : c.json({ error: "Who is asking?" }, 401);

  app.post("/charges/:key", async (c) => {
    const refused = refuseStrangers(c);
    if (refused) return refused;
    const { token, cents } = v.parse(InputSchema, await c.req.json());
    const known = charges.all().some(({ key }) => key === c.req.param("key"));
    const charge = charges.make(c.req.param("key"), cents, tokens.get(token));
    // The card is charged, but no answer is sent. A repeated request gets the answer.
    if (!known && tokens.get(token) === "silent") return new Promise<never>(() => {});
    return c.json(getPublicCharge(charge));
  });
  app.post(
    "/charges/:key/cancel",
    (c) => refuseStrangers(c) ?? c.json(getPublicCharge(charges.cancel(c.req.param("key")))),
  );
  registerPaymentIntents(app, { charges, tokens, refuseStrangers });
  if (faults) app.get("/charges", (c) => c.json(charges.all()));
  return app;
}

const getPublicCharge = ({ status, action }: Charge) => ({ status, action });

/** Allows only the site's pages to embed the frame. The frame sends messages only to the given page. */
function inFrame(
  c: ApiContext,
  isSite: (origin: string) => boolean,
  show: (parent: string) => Response | Promise<Response>,
): Response | Promise<Response> {
  const parent = c.req.query("parent") ?? "";
  if (!URL.canParse(parent) || new URL(parent).origin !== parent || !isSite(parent))
    return c.text("This page is not for a frame of yours.", 400);
  c.header(
    "Content-Security-Policy",
    `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${parent}`,
  );
  c.header("Referrer-Policy", "no-referrer");
  c.header("Cache-Control", "no-store");
  return show(parent);
}
