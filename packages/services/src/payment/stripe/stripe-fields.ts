import { ownDocument, pageLocale } from "@quire/core";
import type { Stripe, StripeElementLocale, StripeElements, StripeError } from "@stripe/stripe-js";
import type { PaymentDue, PaymentToken } from "../payment-adapter.js";
import { getPaymentToken } from "./get-payment-token.js";
import { loadStripeFor } from "./load-stripe.js";
import { withTimeout } from "./with-timeout.js";

/** Currencies without decimals, and currencies with three, in Stripe's list: https://docs.stripe.com/currencies. */
const WHOLE = "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" ");

const THOUSANDTHS = "bhd jod kwd omr tnd".split(" ");

/** Allows cards only. Wallets have their own buttons. */
const ONLY_CARDS = { wallets: { applePay: "never", googlePay: "never", link: "never" } } as const;

interface FieldsOptions {
  readonly publishableKey: string;
  readonly container: HTMLElement;
  readonly due: () => PaymentDue;
  /** Aborts when the fields are removed. */
  readonly signal: AbortSignal;
}

/**
 * Shows the Payment Element.
 * @throws Error if Stripe does not answer, or if the fields were removed meanwhile
 */
export async function showStripeFields({ publishableKey, container, due, signal }: FieldsOptions) {
  const stripe = await withTimeout(signal, (either) => loadStripeFor(publishableKey, either));
  const elements = stripe.elements({
    mode: "payment",
    ...toSmallestUnit(due()),
    allowedPaymentMethodTypes: ["card"],
    locale: getStripeLocale(),
  });
  const element = elements.create("payment", ONLY_CARDS);
  const box = ownDocument.createElement("div");
  const complaint = ownDocument.createElement("p");
  complaint.setAttribute("role", "alert");
  signal.addEventListener("abort", () => {
    element.destroy();
    container.replaceChildren();
  });
  const ready = new Promise<void>((resolve, reject) => {
    element.once("ready", () => resolve());
    element.once("loaderror", ({ error }) => reject(toError(error)));
  });
  container.replaceChildren(box, complaint);
  element.mount(box);
  await withTimeout(signal, () => ready);
  return {
    async token(): Promise<PaymentToken | undefined> {
      elements.update(toSmallestUnit(due()));
      complaint.textContent = "";
      const { token, problem } = await withTimeout(signal, () => askForToken(stripe, elements));
      if (token) return token;
      complaint.textContent = problem ?? "";
      element.focus();
      return undefined;
    },
  };
}

/** Returns the page's language. Stripe falls back to English for languages that it does not support. */
export const getStripeLocale = () => (pageLocale().split("-")[0] || "auto") as StripeElementLocale;

/** Returns the token, or the card's problem if the fields do not show it themselves. */
async function askForToken(
  stripe: Stripe,
  elements: StripeElements,
): Promise<{ token?: PaymentToken; problem?: string }> {
  const { error: incomplete } = await elements.submit();
  if (incomplete) return toProblem(incomplete);
  const { error, confirmationToken } = await stripe.createConfirmationToken({ elements });
  return error ? toProblem(error) : { token: getPaymentToken(confirmationToken) };
}

/** Returns the problem of an invalid card. @throws Error for other errors */
function toProblem(error: StripeError): { problem?: string } {
  if (error.type === "validation_error") return {};
  if (error.type === "card_error") return { problem: error.message ?? "" };
  throw toError(error);
}

/** Returns an error that is safe to log: it has Stripe's error type or code, and nothing about the card. */
export const toError = ({ type, code = type }: StripeError) => new Error(`Stripe refused: ${code}.`);

/** Returns the amount in Stripe's format: an integer in the currency's smallest unit, and the currency in lower case. */
export function toSmallestUnit({ amount, currency: code }: PaymentDue): { amount: number; currency: string } {
  const currency = code.toLowerCase();
  const digits = WHOLE.includes(currency) ? 0 : THOUSANDTHS.includes(currency) ? 3 : 2;
  return { amount: Math.round(Number(amount) * 10 ** digits), currency };
}
