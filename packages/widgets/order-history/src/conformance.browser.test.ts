import { describeConformance } from "@quire/conformance";
import { createFakeBackend } from "@quire/testing";
import { vi } from "vitest";
import { openPage, orders } from "../test/orders.js";
import { OrderHistoryElement, orderHistory } from "./element.js";
import { OrderHistory } from "./index.js";

describeConformance({
  widget: orderHistory,
  element: OrderHistoryElement,
  component: OrderHistory,
  sample: { heading: "What I have bought" },
  shows: (view) => view.querySelector('[part="heading"]')?.textContent === "What I have bought",
  events: {
    onLoad: (view) => view.querySelector<HTMLElement>('[part="more"]')?.click(),
  },
  prepare: () => {
    openPage();
    vi.stubGlobal("fetch", createFakeBackend({ user: {}, orders: orders(12) }).fetch);
  },
});
