import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { MiniCart } from "./index.js";

it("renders a link to the cart on a server", () => {
  expect(renderToString(<MiniCart />)).toContain('<a href="/shopping-cart">Cart</a>');
  expect(renderToString(<MiniCart cartHref="/basket" />)).toContain('<a href="/basket">Cart</a>');
});

it("renders no unsafe address on a server (robustness-8)", () => {
  expect(renderToString(<MiniCart cartHref="javascript:alert(1)" />)).toContain('href="/shopping-cart"');
});
