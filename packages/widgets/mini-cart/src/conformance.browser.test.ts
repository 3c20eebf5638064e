import { describeConformance } from "@quire/conformance";
import { FakeShop, PAPERBACK, PERMISSION } from "../test/fake-shop.js";
import { MiniCartElement, miniCart } from "./element.js";
import { MiniCart } from "./mini-cart.js";

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
    new FakeShop([PAPERBACK, PERMISSION]).open();
  },
});
