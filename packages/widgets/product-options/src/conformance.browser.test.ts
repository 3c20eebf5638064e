import { describeConformance } from "@quire/conformance";
import { newPage } from "@quire/conformance/new-page";
import { createFakeBackend } from "@quire/testing";
import { vi } from "vitest";
import { BOOK, selling } from "../test/products.js";
import { ProductOptionsElement, productOptions } from "./element.js";
import { ProductOptions } from "./index.js";

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
    vi.stubGlobal("fetch", createFakeBackend(selling(BOOK)).fetch);
  },
});
