import { describeConformance } from "@quire/conformance";
import { newPage } from "@quire/conformance/new-page";
import { createFakeBackend } from "@quire/testing";
import { vi } from "vitest";
import { getScenarioWith, HARDCOVER, PDF } from "../test/cart.js";
import { ShoppingCartElement, shoppingCart } from "./element.js";
import { ShoppingCart } from "./index.js";

describeConformance({
  widget: shoppingCart,
  element: ShoppingCartElement,
  component: ShoppingCart,
  attributes: { heading: "Cart" },
  shows: (view) => view.querySelector('[part="total"]')?.textContent === "$73.95",
  events: {
    onItemRemoved: (view) => view.querySelector<HTMLElement>('[part="remove"]')?.click(),
  },
  prepare() {
    newPage();
    vi.stubGlobal("fetch", createFakeBackend(getScenarioWith(HARDCOVER, PDF)).fetch);
  },
});
