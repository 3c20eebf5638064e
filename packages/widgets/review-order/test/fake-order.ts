import { type Answers, serve } from "@quire/conformance/answers";
import { BOOK, CARD, CHECKOUT, HOME, PDF } from "@quire/conformance/checkout";
import { newPage } from "@quire/conformance/new-page";
import { pageSingleton } from "@quire/core";
import type { CheckoutSchema, ReceiptSchema } from "@quire/services/contract";
import { type PaymentAdapter, setPaymentAdapter } from "@quire/services/payment";
import { type Session, sessionStore } from "@quire/services/session";
import type { InferInput } from "valibot";

type CheckoutInput = InferInput<typeof CheckoutSchema>;

export const ASK = "/api/commerce/shipping-payment";
export const SUBMIT = "/api/commerce/order/submit";

const BOOKS = { ...BOOK, quantity: 2 };
const totals = { subTotal: "73.95", shippingCost: "6.95", tax: "4.62", grandTotal: "85.52" };

/** All that an order needs: two books and a file. */
export const ORDER: CheckoutInput = {
  ...CHECKOUT,
  cart: { id: "1", line_items: { physical_items: [BOOKS], digital_items: [PDF] } },
  totals,
};

export const RECEIPT: InferInput<typeof ReceiptSchema> = {
  orderNumber: "70000001",
  ordered: "2026-11-23T12:00:00Z",
  emailAddress: "reader@quire.test",
  lines: [
    { title: BOOK.name, format: BOOK.format, quantity: 2, total: "64.00" },
    { title: PDF.name, format: PDF.format, quantity: 1, total: "9.95" },
  ],
  shippingAddress: HOME,
  billingAddress: HOME,
  shippingMethod: "Standard",
  paymentLabel: CARD,
  totals,
};

/** The API's error response. */
export const refused = (status: number, code: string, field = "", action = "") => ({
  status,
  body: { errors: [{ code, field }], action },
});

/** A bank that asks, and waits until it is left. */
const BANK: PaymentAdapter = {
  mount: () => {
    throw new Error("Cards are for the step before.");
  },
  confirm: ({ container, signal }) =>
    new Promise((_, reject) => {
      const frame = document.createElement("p");
      frame.textContent = "Here asks the bank.";
      container.append(frame);
      signal.addEventListener("abort", () => {
        frame.remove();
        reject(signal.reason);
      });
    }),
};

/**
 * A store in place of the network, for a reader who is known.
 * @returns closes it, as whoever leaves a page does: an order is asked after no more
 */
export function openOrder(checkout: CheckoutInput | null, more: Answers = {}): () => void {
  newPage();
  setPaymentAdapter(BANK);
  // The checkout only needs a known user.
  sessionStore().setState({ status: "known", user: { id: "1" } } as Session);
  const reader = pageSingleton("session-era", () => ({ controller: new AbortController() }));
  const close = serve({
    [ASK]: { body: { checkout } },
    [SUBMIT]: { body: { order: RECEIPT } },
    "/api/shopping-cart": { body: { cart: null } },
    ...more,
  });
  return () => {
    reader.controller.abort();
    close();
  };
}
