import { BOOK, CARD, HOME, PDF } from "@quire/conformance/checkout";
import { setPaymentAdapter } from "@quire/services/payment";
import { sessionStore } from "@quire/services/session";
import type { FakeBackendOptions } from "@quire/testing";
import preview from "../../../../.storybook/preview.js";
import { FIRST_ORDER, openStore, PAYMENT } from "../test/store.js";
import { Checkout } from "./index.js";

const store = (options: FakeBackendOptions) => () => openStore(options).close;

const meta = preview.meta({
  title: "Widgets/Checkout",
  component: Checkout,
  beforeEach: store({}),
});

export const Ready = meta.story({});

export const FirstOrder = meta.story({ beforeEach: store(FIRST_ORDER) });

export const Digital = meta.story({ beforeEach: store({ cart: [{ availabilityId: PDF.availabilityId }] }) });

export const DigitalFirstOrder = meta.story({
  beforeEach: store({ ...FIRST_ORDER, cart: [{ availabilityId: PDF.availabilityId }] }),
});

export const Wallets = meta.story({
  beforeEach: () => {
    const { close } = openStore(FIRST_ORDER);
    setPaymentAdapter({
      ...PAYMENT,
      mountWallets(container) {
        const buttons = document.createElement("p");
        buttons.textContent = "Here are the payment service’s own buttons.";
        container.append(buttons);
        return { ready: Promise.resolve(true), remove: () => buttons.remove() };
      },
    });
    return close;
  },
});

export const CardLoading = meta.story({
  beforeEach: () => {
    const { close } = openStore(FIRST_ORDER);
    setPaymentAdapter({
      ...PAYMENT,
      mount: () => ({
        ready: new Promise(() => {}),
        token: () => new Promise(() => {}),
        remove: () => {},
      }),
    });
    return close;
  },
});

export const BillElsewhere = meta.story({
  beforeEach: store({ choices: { paymentLabel: CARD, billingAddressId: "work" } }),
});

export const AddressRefused = meta.story({
  beforeEach: store({
    ...FIRST_ORDER,
    faults: [
      {
        call: "saveAddress",
        status: 422,
        body: {
          errors: [
            { code: "required", field: "city" },
            { code: "postal-code", field: "postalCode" },
          ],
        },
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    for (;;) {
      const button = canvasElement.querySelector<HTMLElement>("[type=submit]");
      if (button) return button.click();
      await new Promise(requestAnimationFrame);
    }
  },
});

export const PaymentDown = meta.story({
  beforeEach: () => {
    const { close } = openStore(FIRST_ORDER);
    setPaymentAdapter({
      ...PAYMENT,
      mount: () => ({
        ready: Promise.reject(new Error("down")),
        token: () => Promise.reject(new Error("down")),
        remove: () => {},
      }),
    });
    return close;
  },
});

const openAsGuest = (options: FakeBackendOptions) => () => {
  const { backend, close } = openStore(options);
  backend.state.page.cart = backend.state.page.account?.cart;
  backend.state.page.account = undefined;
  sessionStore().setState({ status: "anonymous" }, true);
  return close;
};

export const Guest = meta.story({ beforeEach: openAsGuest({}) });

export const GuestWithoutCart = meta.story({ beforeEach: openAsGuest({ cart: [] }) });

export const GuestOnPhone = meta.story({
  beforeEach: openAsGuest({}),
  globals: { viewport: { value: "mobile1" } },
});

export const Empty = meta.story({ beforeEach: store({ cart: [] }) });

export const Loading = meta.story({
  beforeEach: store({ faults: [{ call: "shippingPayment", hang: true }] }),
});

export const Failed = meta.story({
  beforeEach: store({ faults: [{ call: "shippingPayment", status: 404, body: {}, times: Infinity }] }),
});

export const Maintenance = meta.story({
  beforeEach: store({ cart: [], maintenance: true }),
});

const LONG =
  "Managing People, Strategy, Negotiation and Everything Else That Has Been Written about Them since 1956: Donaudampfschifffahrtsgesellschaftskapitänsmützen";

export const LongText = meta.story({
  beforeEach: store({
    products: [
      {
        ...{ id: BOOK.product_id, title: LONG },
        availabilities: [
          { availabilityId: BOOK.availabilityId, format: BOOK.format, listPrice: BOOK.unitPrice },
        ],
      },
    ],
    addresses: [{ ...HOME, lastName: LONG, address1: LONG }],
  }),
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({
  beforeEach: store(FIRST_ORDER),
  globals: { viewport: { value: "mobile1" } },
});
