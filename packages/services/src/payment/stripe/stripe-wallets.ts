import { ownDocument, report } from "@quire/core";
import type { PaymentDue, PaymentToken } from "../payment-adapter.js";
import { getPaymentToken } from "./get-payment-token.js";
import { loadStripeFor } from "./load-stripe.js";
import { getStripeLocale, toError, toSmallestUnit } from "./stripe-fields.js";
import { withTimeout } from "./with-timeout.js";

interface WalletsOptions {
  readonly publishableKey: string;
  readonly container: HTMLElement;
  readonly due: () => PaymentDue;
  readonly approved: (token: PaymentToken) => Promise<boolean>;
  /** Aborts when the buttons are removed. */
  readonly signal: AbortSignal;
}

/** Apple Pay, Google Pay and Link. Other methods would leave the page. */
const WALLETS = {
  amazonPay: "never",
  applePay: "auto",
  googlePay: "auto",
  klarna: "never",
  link: "auto",
  paypal: "never",
} as const;

/**
 * Shows the Express Checkout Element. A confirmed wallet only returns a token: the order charges it later.
 * @returns true if the device offers a wallet
 * @throws Error when Stripe does not answer, or when the buttons were removed meanwhile
 */
export async function showStripeWallets(options: WalletsOptions): Promise<boolean> {
  const { publishableKey, container, due, approved, signal } = options;
  const stripe = await withTimeout(signal, (either) => loadStripeFor(publishableKey, either));
  const elements = stripe.elements({
    mode: "payment",
    ...toSmallestUnit(due()),
    allowedPaymentMethodTypes: ["card", "link"],
    locale: getStripeLocale(),
  });
  const element = elements.create("expressCheckout", { buttonHeight: 48, paymentMethods: WALLETS });
  const box = ownDocument.createElement("div");
  signal.addEventListener("abort", () => {
    element.destroy();
    container.replaceChildren();
  });
  // The wallet shows the amount at the time of the click.
  element.on("click", ({ resolve }) => {
    elements.update(toSmallestUnit(due()));
    resolve();
  });
  element.on("confirm", (event) => {
    void (async () => {
      const { error: refused } = await elements.submit();
      if (refused) throw toError(refused);
      const { error, confirmationToken } = await stripe.createConfirmationToken({ elements });
      if (error) throw toError(error);
      if (!(await approved(getPaymentToken(confirmationToken)))) event.paymentFailed({ reason: "fail" });
    })().catch((cause: unknown) => {
      event.paymentFailed({ reason: "fail" });
      report(cause);
    });
  });
  const ready = new Promise<boolean>((resolve, reject) => {
    element.once("ready", ({ availablePaymentMethods }) => resolve(availablePaymentMethods !== undefined));
    element.once("loaderror", ({ error }) => reject(toError(error)));
  });
  container.replaceChildren(box);
  element.mount(box);
  return withTimeout(signal, () => ready);
}
