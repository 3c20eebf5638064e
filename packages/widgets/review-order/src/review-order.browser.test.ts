import { orderStore } from "@quire/services/order";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ASK, openOrder, RECEIPT } from "../test/fake-order.js";
import "./define.js";

let close = () => {};
afterEach(() => {
  document.body.replaceChildren();
  close();
});

const show = () => document.body.append(document.createElement("quire-review-order"));

it("leaves no line of a receipt behind, though two said the same", async () => {
  const [book, file] = RECEIPT.lines ?? [];
  const lastOrder = { ...RECEIPT, lines: [book, book, file] };
  close = openOrder(null, { [ASK]: { body: { checkout: null, lastOrder } } });
  show();
  await expect.poll(() => page.getByRole("listitem").elements().length).toBe(3);
  const { order } = orderStore().getState();
  if (order) orderStore().setState({ order: { ...order, lines: order.lines.slice(2) } });
  await expect.poll(() => page.getByRole("listitem").elements()).toHaveLength(1);
});
