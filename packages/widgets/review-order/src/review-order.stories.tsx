import { BOOK, CARD, PDF } from "@quire/conformance/checkout";
import { sessionStore } from "@quire/services/session";
import type { FakeBackendOptions, Fault } from "@quire/testing";
import preview from "../../../../.storybook/preview.js";
import { openStore, RECEIPT, refused } from "../test/store.js";
import { ReviewOrder } from "./index.js";

const store = (options: FakeBackendOptions) => () => openStore(options).close;

const meta = preview.meta({
  title: "Widgets/Review order",
  component: ReviewOrder,
  beforeEach: store({}),
});

/** A change in the store after the checkout has loaded, before the click. */
let meanwhile = () => {};

/** Clicks the button that places the order, as soon as it appears. */
async function place({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const find = () => canvasElement.querySelector<HTMLElement>(".quire-go-on");
  while (!find()) await new Promise(requestAnimationFrame);
  meanwhile();
  find()?.click();
}
const answered = (fault: Fault) => ({ beforeEach: store({ faults: [fault] }), play: place });

export const Ready = meta.story({});

export const BillElsewhere = meta.story({
  beforeEach: store({ choices: { paymentLabel: CARD, billingAddressId: "work" } }),
});

export const Digital = meta.story({
  beforeEach: store({ cart: [{ availabilityId: PDF.availabilityId }] }),
});

export const NothingChosen = meta.story({
  beforeEach: store({ addresses: [], choices: {} }),
});

export const Placing = meta.story(answered({ call: "submitOrder", hang: true }));

export const Declined = meta.story(answered(refused(402, "payment-declined", "payment")));

export const SoldOut = meta.story(answered(refused(409, "sold-out", BOOK.availabilityId)));

const changed = refused(409, "price-changed", "quote");

export const PriceChanged = meta.story({
  beforeEach: () => {
    const { backend, close } = openStore({ faults: [changed] });
    const [book] = backend.state.products[0]?.availabilities ?? [];
    meanwhile = () => Object.assign(book ?? {}, { listPrice: "37.00" });
    return () => {
      meanwhile = () => {};
      close();
    };
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
  beforeEach: store({ cart: [], receipts: [RECEIPT] }),
});

export const ReceiptOnPhone = meta.story({
  beforeEach: store({ cart: [], receipts: [RECEIPT] }),
  globals: { viewport: { value: "mobile1" } },
});

export const ReceiptRightToLeft = meta.story({
  beforeEach: store({ cart: [], receipts: [RECEIPT] }),
  globals: { direction: "rtl" },
});

export const Guest = meta.story({
  beforeEach: () => {
    const { close } = openStore();
    sessionStore().setState({ status: "anonymous" }, true);
    return close;
  },
});

export const Empty = meta.story({ beforeEach: store({ cart: [] }) });

export const Loading = meta.story({
  beforeEach: store({ faults: [{ call: "shippingPayment", hang: true }] }),
});

export const Failed = meta.story({
  beforeEach: store({ faults: [{ call: "shippingPayment", status: 404, body: {}, times: Infinity }] }),
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
