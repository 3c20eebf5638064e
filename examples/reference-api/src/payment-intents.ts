import * as v from "valibot";
import { type Charge, type ChargeRequest, fetchFrom, type PaymentOptions } from "./payment-call.js";

const IntentSchema = v.object({
  id: v.string(),
  status: v.string(),
  client_secret: v.nullish(v.string(), ""),
  last_payment_error: v.nullish(v.object({ type: v.string(), code: v.nullish(v.string()) })),
});
type Intent = v.InferOutput<typeof IntentSchema>;

/** Errors about a declined card or an impossible step include the state of the PaymentIntent. */
const AnswerSchema = v.union([
  IntentSchema,
  v.pipe(
    v.object({ error: v.object({ payment_intent: IntentSchema }) }),
    v.transform(({ error }) => error.payment_intent),
  ),
]);

const STATUSES: Readonly<Record<string, Charge["status"]>> = {
  succeeded: "succeeded",
  requires_action: "action-required",
  requires_payment_method: "declined",
  canceled: "cancelled",
};

/** Stripe's code for a failed second step, as opposed to a declined card. */
const NOT_CONFIRMED = "payment_intent_authentication_failure";

/**
 * Pays with a Stripe PaymentIntent. Creation and confirmation use keys derived from the charge's key, so
 * repeated calls make one PaymentIntent. The status is read separately, because Stripe repeats its first
 * answer for a repeated key.
 * @throws Error if Stripe returns no status
 */
export async function payByIntent(
  payment: PaymentOptions,
  key: string,
  request: ChargeRequest,
): Promise<Charge> {
  const { id } = await make(payment, key, request);
  const intent = await ask(payment, `/${id}`);
  const isNew = intent.status === "requires_payment_method" && !intent.last_payment_error;
  const confirmation = { confirmation_token: request.token };
  return getCharge(isNew ? await ask(payment, `/${id}/confirm`, confirmation, `${key}.confirm`) : intent);
}

/** Cancels the PaymentIntent, even before its confirmation. A successful one stays unchanged. */
export async function cancelIntent(
  payment: PaymentOptions,
  key: string,
  request: ChargeRequest,
): Promise<Charge> {
  const { id } = await make(payment, key, request);
  return getCharge(await ask(payment, `/${id}/cancel`, {}, `${key}.cancel`));
}

function make(payment: PaymentOptions, key: string, { cents, currency }: ChargeRequest): Promise<Intent> {
  const amountFields = { amount: String(cents), currency: currency.toLowerCase() };
  const methods = { "allowed_payment_method_types[0]": "card", "allowed_payment_method_types[1]": "link" };
  return ask(payment, "", { ...amountFields, ...methods }, key);
}

/** Sends a read request, or a change if there is a body. */
async function ask(
  payment: PaymentOptions,
  path: string,
  body?: Readonly<Record<string, string>>,
  key = "",
): Promise<Intent> {
  const init = body
    ? { method: "POST", headers: { "Idempotency-Key": key }, body: new URLSearchParams(body) }
    : { headers: {} };
  return v.parse(AnswerSchema, await (await fetchFrom(payment, path, init)).json());
}

function getCharge({ status, client_secret, last_payment_error }: Intent): Charge {
  const known = last_payment_error?.code === NOT_CONFIRMED ? "not-confirmed" : STATUSES[status];
  if (!known) throw new Error(`A PaymentIntent is "${status}".`);
  return { status: known, action: client_secret ?? "" };
}
