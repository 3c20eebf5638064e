import type { ApiApp, ApiContext } from "../api-env.js";
import { getHash } from "../token.js";
import type { CardKind } from "./cards.js";
import type { Charge, createCharges } from "./charges.js";

interface Intent {
  readonly id: string;
  readonly key: string;
  readonly cents: number;
}

interface IntentsParts {
  readonly charges: ReturnType<typeof createCharges>;
  readonly tokens: ReadonlyMap<string, CardKind>;
  readonly refuseStrangers: (c: ApiContext) => Response | undefined;
}

const STATUSES: Readonly<Record<Charge["status"], string>> = {
  succeeded: "succeeded",
  declined: "requires_payment_method",
  "not-confirmed": "requires_payment_method",
  "action-required": "requires_action",
  cancelled: "canceled",
};

function getError(charge: Charge | undefined) {
  if (charge?.status === "declined") return { type: "card_error", code: "card_declined" };
  if (charge?.status !== "not-confirmed") return null;
  return { type: "invalid_request_error", code: "payment_intent_authentication_failure" };
}

/** Registers Stripe's PaymentIntents for the same charges: create, confirm, read and cancel. */
export function registerPaymentIntents(
  app: ApiApp,
  { charges, tokens, refuseStrangers }: IntentsParts,
): void {
  const intents = new Map<string, Intent>();
  const getCharge = ({ key }: Intent) => charges.all().find((one) => one.key === key);

  function getPublicIntent(intent: Intent) {
    const charge = getCharge(intent);
    return {
      id: intent.id,
      object: "payment_intent",
      status: charge ? STATUSES[charge.status] : "requires_payment_method",
      client_secret: charge?.action ?? `${intent.id}_secret`,
      last_payment_error: getError(charge),
    };
  }
  /** Wraps a call of the site's server about one PaymentIntent. */
  function about(
    work: (intent: Intent, c: ApiContext) => Response | Promise<Response>,
  ): (c: ApiContext) => Response | Promise<Response> {
    return (c) => {
      const intent = intents.get(c.req.param("id") ?? "");
      return refuseStrangers(c) ?? (intent ? work(intent, c) : c.json({ error: { type: "unknown" } }, 404));
    };
  }
  const refused = (c: ApiContext, intent: Intent, type: string, status: 400 | 402) =>
    c.json({ error: { type, payment_intent: getPublicIntent(intent) } }, status);

  app.post("/v1/payment_intents", async (c) => {
    const refusal = refuseStrangers(c);
    if (refusal) return refusal;
    const key = c.req.header("idempotency-key") ?? "";
    const id = `pi_${getHash(key).slice(0, 24)}`;
    const cents = Number(new URLSearchParams(await c.req.text()).get("amount"));
    const intent = intents.get(id) ?? { id, key, cents };
    intents.set(id, intent);
    return c.json(getPublicIntent(intent));
  });
  app.get(
    "/v1/payment_intents/:id",
    about((intent, c) => c.json(getPublicIntent(intent))),
  );
  app.post(
    "/v1/payment_intents/:id/confirm",
    about(async (intent, c) => {
      const isKnown = getCharge(intent) !== undefined;
      const kind = tokens.get(new URLSearchParams(await c.req.text()).get("confirmation_token") ?? "");
      const { status } = charges.make(intent.key, intent.cents, kind);
      // The card is charged, but no answer is sent. A request for the PaymentIntent returns the result.
      if (!isKnown && kind === "silent") return new Promise<never>(() => {});
      return status === "declined" ? refused(c, intent, "card_error", 402) : c.json(getPublicIntent(intent));
    }),
  );
  app.post(
    "/v1/payment_intents/:id/cancel",
    about((intent, c) =>
      charges.cancel(intent.key).status === "cancelled"
        ? c.json(getPublicIntent(intent))
        : refused(c, intent, "invalid_request_error", 400),
    ),
  );
}
