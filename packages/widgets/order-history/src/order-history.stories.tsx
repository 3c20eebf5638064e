import { createFakeBackend, type FakeBackendOptions, type Fault } from "@quire/testing";
import preview from "../../../../.storybook/preview.js";
import { openPage, order, orders } from "../test/orders.js";
import { OrderHistory } from "./index.js";

/** Before a story: a backend, and a page that has just been loaded. */
function open(options: FakeBackendOptions) {
  return () => {
    const { fetch } = globalThis;
    const backend = createFakeBackend(options);
    globalThis.fetch = backend.fetch;
    openPage();
    return () => {
      globalThis.fetch = fetch;
      backend.reset();
    };
  };
}

/** A backend with these orders of the current user. */
const serve = (all = orders(3), options: FakeBackendOptions = {}) =>
  open({ user: {}, orders: all, ...options });

const failing = (page: number, fault: Fault) => ({
  faults: [{ path: `/api/ordered/${page}/8`, times: Infinity, ...fault }],
});

const meta = preview.meta({
  title: "Widgets/Order history",
  component: OrderHistory,
  beforeEach: serve(),
});

const LONG =
  "Managing People, Strategy, Negotiation and Everything Else That Has Been Written about Them since 1956, with Donaudampfschifffahrtsgesellschaftskapitänsmützen";
const line = { title: LONG, contentType: "Case Study", authors: ["Ida Falk", "Tomás Okafor"] };

async function pressMore(canvas: HTMLElement): Promise<void> {
  for (;;) {
    const root = canvas.querySelector('[data-quire-widget="order-history"]')?.shadowRoot;
    const more = root?.querySelector<HTMLElement>('[part="more"]');
    if (more) return more.click();
    await new Promise(requestAnimationFrame);
  }
}

export const Loading = meta.story({ beforeEach: serve(orders(3), failing(1, { hang: true })) });

export const Ready = meta.story({
  beforeEach: serve([
    order(3),
    order(2, { orderStatus: "CANCELLED", content: { downloads: [] } }),
    order(1, { title: "Order #S20015001", summary: "1004417", lineItems: [], content: { downloads: [] } }),
  ]),
});

export const WithHeading = meta.story({ args: { heading: "Your purchases" } });

export const ManyPages = meta.story({ beforeEach: serve(orders(20)) });

export const LoadingMore = meta.story({
  beforeEach: serve(orders(12), failing(2, { hang: true })),
  play: ({ canvasElement }) => pressMore(canvasElement),
});

export const NextPageFails = meta.story({
  beforeEach: serve(orders(12), failing(2, { status: 404, body: {} })),
  play: ({ canvasElement }) => pressMore(canvasElement),
});

export const Empty = meta.story({ beforeEach: serve([]) });

export const Guest = meta.story({ beforeEach: open({}) });

export const Failed = meta.story({ beforeEach: serve(orders(3), failing(1, { status: 404, body: {} })) });

export const Offline = meta.story({ beforeEach: serve(orders(3), failing(1, { cut: true })) });

export const Maintenance = meta.story({ beforeEach: serve([], { maintenance: true }) });

export const LongText = meta.story({
  beforeEach: serve([
    order(1, {
      lineItems: Array.from({ length: 8 }, () => line),
      content: { grandTotalIncTax: "123456789.00", downloads: [{ link: "/a", format: `PDF: ${LONG}` }] },
    }),
  ]),
});

const again = { quantity: 2, availabilityId: "10011-HBK", lineType: "ship", productLink: "/product/book/1" };
const book = (number: number) => ({ title: `Book ${number}`, contentType: "Book", authors: ["Ida Falk"] });

export const BuyAgain = meta.story({
  beforeEach: serve([
    order(3, {
      lineItems: [1, 2, 3, 4, 5, 6].map((number) => ({ ...book(number), ...again })),
      content: { itemCount: 12 },
    }),
    order(2, {
      published: "2999-01-15",
      lineItems: [{ title: "Norrland Ovens", contentType: "Case Study", authors: ["Ida Falk"] }],
    }),
    order(1, {
      published: "2020-01-15",
      lineItems: [{ title: "Meridian Translation", contentType: "Case Study", authors: ["Ida Falk"] }],
    }),
  ]),
});

export const RightToLeft = meta.story({
  beforeEach: serve([
    order(1, { lineItems: [{ title: "فن التفاوض الهادئ", contentType: "كتاب", authors: [] }] }),
  ]),
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
