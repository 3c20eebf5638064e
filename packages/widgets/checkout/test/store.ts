import { BOOK, CARD, CHECKOUT, PDF } from "@quire/conformance/checkout";
import { type PaymentAdapter, setPaymentAdapter } from "@quire/services/payment";
import { type Session, sessionStore } from "@quire/services/session";
import { createFakeBackend, type FakeBackend, type FakeBackendOptions } from "@quire/testing";

/** A checkout with all choices made, for an order of one book. */
export const SCENE: FakeBackendOptions = {
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
  cart: [{ availabilityId: BOOK.availabilityId }],
};

/** Options for a user's first order. */
export const FIRST_ORDER: FakeBackendOptions = { addresses: [], choices: {} };

/** A fake payment service: an empty box with a valid card. */
export const PAYMENT: PaymentAdapter = {
  mount: (container) => {
    const box = document.createElement("p");
    box.textContent = "Here are the payment service’s own fields.";
    container.append(box);
    return {
      ready: Promise.resolve(),
      token: () => Promise.resolve({ token: "tok_1", label: CARD }),
      remove: () => box.remove(),
    };
  },
  confirm: () => Promise.resolve(),
};

interface Store {
  readonly backend: FakeBackend;
  /** Ends the page, so that no late answer reaches the next one. */
  readonly close: () => Promise<void>;
}

/** Replaces the network by a fake store, with a known user. */
export function openStore(options: FakeBackendOptions = {}): Store {
  const backend = createFakeBackend({ ...SCENE, ...options });
  const close = backend.install();
  setPaymentAdapter(PAYMENT);
  // The checkout only needs a known user.
  sessionStore().setState({ status: "known", user: { id: "1" } } as Session);
  return { backend, close };
}
