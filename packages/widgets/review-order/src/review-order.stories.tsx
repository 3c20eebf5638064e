import { BOOK, PDF } from "@quire/conformance/checkout";
import { sessionStore } from "@quire/services/session";
import preview from "../../../../.storybook/preview.js";
import { ASK, ORDER, openOrder, RECEIPT, refused, SUBMIT } from "../test/fake-order.js";
import { ReviewOrder } from "./review-order.js";

const meta = preview.meta({
  title: "Widgets/Review order",
  component: ReviewOrder,
  beforeEach: () => openOrder(ORDER),
});

/** Presses the button that orders, as soon as it is there. */
async function place({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  for (;;) {
    const button = canvasElement.querySelector<HTMLElement>(".quire-go-on");
    if (button) return button.click();
    await new Promise(requestAnimationFrame);
  }
}
const answered = (submit: ReturnType<typeof refused> | "never") => ({
  beforeEach: () => openOrder(ORDER, { [SUBMIT]: submit }),
  play: place,
});

export const Ready = meta.story({});

export const BillElsewhere = meta.story({
  beforeEach: () => openOrder({ ...ORDER, billingAddressId: "work" }),
});

export const Digital = meta.story({
  beforeEach: () =>
    openOrder({
      ...ORDER,
      cart: { id: "1", line_items: { physical_items: [], digital_items: [PDF] } },
      ships: false,
    }),
});

export const NothingChosen = meta.story({
  beforeEach: () =>
    openOrder({ ...ORDER, addresses: [], shippingAddressId: "", billingAddressId: "", paymentLabel: "" }),
});

export const Placing = meta.story(answered("never"));

export const Declined = meta.story(answered(refused(402, "payment-declined", "payment")));

export const SoldOut = meta.story(answered(refused(409, "sold-out", BOOK.availabilityId)));

const changed = refused(409, "price-changed", "quote");

export const PriceChanged = meta.story({
  beforeEach: () => {
    const totals = [ORDER.totals, { ...ORDER.totals, grandTotal: "95.52" }];
    const ask = () =>
      Response.json({ checkout: { ...ORDER, totals: totals.length > 1 ? totals.shift() : totals[0] } });
    return openOrder(ORDER, { [ASK]: ask, [SUBMIT]: changed });
  },
  play: place,
});

export const OrderChanged = meta.story(answered(changed));

export const NotConfirmed = meta.story(answered(refused(402, "payment-not-confirmed", "payment")));
export const SecondStep = meta.story(answered(refused(402, "payment-action-required", "payment", "act")));

export const Checking = meta.story(answered(refused(503, "order-pending")));

export const Unreachable = meta.story(answered(refused(429, "busy")));

export const ReceiptOf = meta.story({
  name: "Receipt",
  beforeEach: () => openOrder(null, { [ASK]: { body: { checkout: null, lastOrder: RECEIPT } } }),
});

export const Guest = meta.story({
  beforeEach: () => {
    const close = openOrder(null);
    sessionStore().setState({ status: "anonymous" }, true);
    return close;
  },
});

export const Empty = meta.story({ beforeEach: () => openOrder(null) });

export const Loading = meta.story({ beforeEach: () => openOrder(null, { [ASK]: "never" }) });

export const Failed = meta.story({ beforeEach: () => openOrder(null, { [ASK]: { status: 404 } }) });

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
