import preview from "../../../../.storybook/preview.js";
import { openOrders, order, orders } from "../test/fake-orders.js";
import { OrderHistory } from "./order-history.js";

const meta = preview.meta({
  title: "Widgets/Order history",
  component: OrderHistory,
  beforeEach: () => openOrders(),
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

export const Loading = meta.story({ beforeEach: () => openOrders({ answers: { 1: "never" } }) });

export const Ready = meta.story({
  beforeEach: () =>
    openOrders({
      all: [
        order(3),
        order(2, { orderStatus: "CANCELLED", content: { downloads: [] } }),
        order(1, {
          title: "Order #S20015001",
          summary: "1004417",
          lineItems: [],
          content: { downloads: [] },
        }),
      ],
    }),
});

export const WithHeading = meta.story({ args: { heading: "What you have bought" } });

export const ManyPages = meta.story({ beforeEach: () => openOrders({ all: orders(20) }) });

export const LoadingMore = meta.story({
  beforeEach: () => openOrders({ all: orders(12), answers: { 2: "never" } }),
  play: ({ canvasElement }) => pressMore(canvasElement),
});

export const NextPageFails = meta.story({
  beforeEach: () => openOrders({ all: orders(12), answers: { 2: { status: 404 } } }),
  play: ({ canvasElement }) => pressMore(canvasElement),
});

export const Empty = meta.story({ beforeEach: () => openOrders({ all: [] }) });

export const Guest = meta.story({ beforeEach: () => openOrders({ isGuest: true }) });

export const Failed = meta.story({ beforeEach: () => openOrders({ answers: { 1: { status: 404 } } }) });

export const Offline = meta.story({
  beforeEach: () => openOrders({ answers: { 1: () => Promise.reject(new TypeError("Failed to fetch")) } }),
});

export const Maintenance = meta.story({ beforeEach: () => openOrders({ all: [], maintenance: true }) });

export const LongText = meta.story({
  beforeEach: () =>
    openOrders({
      all: [
        order(1, {
          lineItems: Array.from({ length: 8 }, () => line),
          content: { grandTotalIncTax: "123456789.00", downloads: [{ link: "/a", format: `PDF: ${LONG}` }] },
        }),
      ],
    }),
});

export const RightToLeft = meta.story({
  beforeEach: () =>
    openOrders({
      all: [order(1, { lineItems: [{ title: "فن التفاوض الهادئ", contentType: "كتاب", authors: [] }] })],
    }),
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
