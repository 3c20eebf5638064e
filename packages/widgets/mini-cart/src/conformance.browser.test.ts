import { describeConformance } from "@quire/conformance";
import { createFakeBackend } from "@quire/testing";
import { vi } from "vitest";
import { forgetCart, getScenarioWith, PAPERBACK, PERMISSION } from "../test/cart.js";
import { MiniCartElement, miniCart } from "./element.js";
import { MiniCart } from "./index.js";

describeConformance({
  widget: miniCart,
  element: MiniCartElement,
  component: MiniCart,
  cycles: 200,
  open: true,
  sample: { "item-limit": "1" },
  shows: (view) => view.querySelector('[part="more"]') !== null,
  events: {
    onItemRemoved: (view) => view.querySelector<HTMLElement>('[part="remove"]')?.click(),
  },
  prepare: () => {
    forgetCart();
    vi.stubGlobal("fetch", createFakeBackend(getScenarioWith(PAPERBACK, PERMISSION)).fetch);
  },
});
