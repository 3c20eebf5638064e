import { describeConformance } from "@quire/conformance";
import { openOrders, orders } from "../test/fake-orders.js";
import { OrderHistoryElement, orderHistory } from "./element.js";
import { OrderHistory } from "./order-history.js";

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
    openOrders({ all: orders(12) });
  },
});
