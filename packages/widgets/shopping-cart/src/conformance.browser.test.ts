import { describeConformance } from "@quire/conformance";
import { newPage } from "@quire/conformance/new-page";
import { FakeShop, HARDCOVER, PDF } from "../test/fake-shop.js";
import { ShoppingCartElement, shoppingCart } from "./element.js";
import { ShoppingCart } from "./shopping-cart.js";

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
    new FakeShop([HARDCOVER, PDF]).open();
  },
});
