import { describeConformance } from "@quire/conformance";
import { newPage } from "@quire/conformance/new-page";
import { createFakeBackend } from "@quire/testing";
import { vi } from "vitest";
import { BOOK, selling } from "../test/products.js";
import { ProductOptionsElement, productOptions } from "./element.js";
import { ProductOptions } from "./index.js";

/** Finds a part of the options, which are outside React's container. */
function getPart(view: HTMLElement, selector: string): HTMLElement | null {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? root.querySelector<HTMLElement>(selector) : null;
}

describeConformance({
  widget: productOptions,
  element: ProductOptionsElement,
  component: ProductOptions,
  attributes: { "product-id": "10" },
  shows: (view) => getPart(view, '[part="price"]')?.textContent === "$32.00",
  events: {
    onChoose: (view) => getPart(view, '[part="choice"]:last-child input')?.click(),
  },
  prepare() {
    newPage();
    vi.stubGlobal("fetch", createFakeBackend(selling(BOOK)).fetch);
  },
});
