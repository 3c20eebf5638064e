import { BOOK, CARD, CHECKOUT, HOME, PDF } from "@quire/conformance/checkout";
import { newPage } from "@quire/conformance/new-page";
import { pageSingleton } from "@quire/core";
import type { Receipt } from "@quire/services/contract";
import { type PaymentAdapter, setPaymentAdapter } from "@quire/services/payment";
import { type Session, sessionStore } from "@quire/services/session";
import { createFakeBackend, type FakeBackend, type FakeBackendOptions } from "@quire/testing";

/** A complete order of two books and a file. */
const ORDER: FakeBackendOptions = {
  user: { id: "1" },
  addresses: CHECKOUT.addresses,
  choices: { paymentLabel: CARD },
  products: [
    {
      ...{ id: BOOK.product_id, title: BOOK.name },
      availabilities: [
        { availabilityId: BOOK.availabilityId, format: BOOK.format, listPrice: BOOK.unitPrice },
      ],
    },
    {
      ...{ id: PDF.product_id, title: PDF.name },
      availabilities: [
        {
          ...{ availabilityId: PDF.availabilityId, format: PDF.format, listPrice: PDF.unitPrice },
          lineType: "DIGITAL",
        },
      ],
    },
  ],
  cart: [{ availabilityId: BOOK.availabilityId, quantity: 2 }, { availabilityId: PDF.availabilityId }],
};

const NOT_SAID = { contentType: "Book", productStatus: "A", publicationDate: "", image: "" };

export const RECEIPT: Receipt = {
  orderNumber: "70000001",
  ordered: "2026-11-23T12:00:00Z",
  currency: "USD",
  emailAddress: "reader@quire.test",
  lines: [
    { title: BOOK.name, format: BOOK.format, quantity: 2, total: "64.00", ...NOT_SAID },
    { title: PDF.name, format: PDF.format, quantity: 1, total: "9.95", ...NOT_SAID },
  ],
  shippingAddress: HOME,
  billingAddress: HOME,
  shippingMethod: "Standard",
  paymentLabel: CARD,
  totals: { subTotal: "73.95", discount: null, shippingCost: "6.95", tax: "4.62", grandTotal: "85.52" },
  downloads: [{ link: "/order-files/70000001/2", format: `PDF: ${PDF.name}` }],
  orderStatus: "PURCHASED",
};

/** The API's error response. */
export const refused = (status: number, code: string, field = "", action = "") => ({
  ...{ call: "submitOrder" as const, times: Infinity, status },
  body: { errors: [{ code, field }], action },
});

/** A bank that starts its verification step and waits until the user leaves it. */
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

interface Store {
  readonly backend: FakeBackend;
  /** Resets the store, as if the user left the page. The order is no longer polled. */
  readonly close: () => void;
}

/** Opens a store that replaces the network. */
export function openStore(options: FakeBackendOptions = {}): Store {
  newPage();
  sessionStorage.clear(); // It holds the amounts that were shown last.
  setPaymentAdapter(BANK);
  // The checkout only needs a known user.
  sessionStore().setState({ status: "known", user: { id: "1" } } as Session);
  const reader = pageSingleton("session-era", () => ({ controller: new AbortController() }));
  const { fetch } = globalThis;
  const backend = createFakeBackend({ ...ORDER, ...options });
  globalThis.fetch = backend.fetch;
  return {
    backend,
    close() {
      reader.controller.abort();
      globalThis.fetch = fetch;
      backend.reset();
    },
  };
}
