import { CHECKOUT, HOME } from "@quire/conformance/checkout";
import { setPaymentAdapter } from "@quire/services/payment";
import { sessionStore } from "@quire/services/session";
import preview from "../../../../.storybook/preview.js";
import { ADDRESS, ASK, DIGITAL, NEW, openCheckout, PAYMENT } from "../test/fake-checkout.js";
import { Checkout } from "./checkout.js";

const meta = preview.meta({
  title: "Widgets/Checkout",
  component: Checkout,
  beforeEach: () => openCheckout(CHECKOUT),
});

export const Ready = meta.story({});

export const FirstOrder = meta.story({ beforeEach: () => openCheckout(NEW) });

export const Digital = meta.story({ beforeEach: () => openCheckout(DIGITAL) });

export const BillElsewhere = meta.story({
  beforeEach: () => openCheckout({ ...CHECKOUT, billingAddressId: "work" }),
});

export const AddressRefused = meta.story({
  beforeEach: () =>
    openCheckout(NEW, {
      [ADDRESS]: {
        status: 422,
        body: {
          errors: [
            { code: "required", field: "city" },
            { code: "postal-code", field: "postalCode" },
          ],
        },
      },
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
    const close = openCheckout(NEW);
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

export const Guest = meta.story({
  beforeEach: () => {
    const close = openCheckout(null);
    sessionStore().setState({ status: "anonymous" }, true);
    return close;
  },
});

export const Empty = meta.story({ beforeEach: () => openCheckout(null) });

export const Loading = meta.story({ beforeEach: () => openCheckout(null, { [ASK]: "never" }) });

export const Failed = meta.story({ beforeEach: () => openCheckout(null, { [ASK]: { status: 404 } }) });

export const Maintenance = meta.story({
  beforeEach: () => openCheckout(null, { [ASK]: { body: { checkout: null, maintenanceStatus: true } } }),
});

const LONG =
  "Managing People, Strategy, Negotiation and Everything Else That Has Been Written about Them since 1956: Donaudampfschifffahrtsgesellschaftskapitänsmützen";
const long = CHECKOUT.cart.line_items.physical_items?.map((line) => ({ ...line, name: LONG })) ?? [];

export const LongText = meta.story({
  beforeEach: () =>
    openCheckout({
      ...CHECKOUT,
      cart: { id: "1", line_items: { physical_items: long, digital_items: [] } },
      addresses: [{ ...HOME, lastName: LONG, address1: LONG }],
    }),
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({
  beforeEach: () => openCheckout(NEW),
  globals: { viewport: { value: "mobile1" } },
});
