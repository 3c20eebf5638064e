import { describeConformance } from "@quire/conformance";
import { newPage } from "@quire/conformance/new-page";
import { vi } from "vitest";
import { fakeShop } from "../test/fake-shop.js";
import { ProductOptionsElement, productOptions } from "./element.js";
import { ProductOptions } from "./product-options.js";

describeConformance({
  widget: productOptions,
  element: ProductOptionsElement,
  component: ProductOptions,
  attributes: { "product-id": "10" },
  shows: (view) => view.querySelector('[part="price"]')?.textContent === "$32.00",
  events: {
    onChoose: (view) => view.querySelector<HTMLElement>('[part="choice"]:last-child input')?.click(),
  },
  prepare() {
    newPage();
    vi.stubGlobal("fetch", fakeShop().fetch);
  },
});
