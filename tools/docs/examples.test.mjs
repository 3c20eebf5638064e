import { expect, it } from "vitest";
import { toDataMount, toReact, toWordPress } from "./examples.mjs";

const CART = {
  name: "mini-cart",
  tag: "quire-mini-cart",
  attributes: [
    { name: "item-limit", prop: "itemLimit", type: "number", isJson: false },
    { name: "lines", prop: "lines", type: "string[]", isJson: true },
    { name: "heading", prop: "heading", type: "string", isJson: false },
    { name: "open", prop: "open", type: "boolean", isJson: false },
  ],
};
const WIDGETS = new Map([[CART.tag, CART]]);
const MARKUP = `<quire-mini-cart id="bag" item-limit="5" lines='["a"]' heading="Bag" open><a class="x" href="/cart">Cart</a></quire-mini-cart>`;

it("writes a tag as a data mount, with its own attributes as data (beyond-364)", () => {
  expect(toDataMount(MARKUP)).toBe(
    `<div data-quire="mini-cart" id="bag" data-item-limit="5" data-lines='["a"]' data-heading="Bag" data-open><a class="x" href="/cart">Cart</a></div>`,
  );
});

it("writes a tag as a block for WordPress (beyond-364)", () => {
  expect(toWordPress("<quire-mini-cart></quire-mini-cart>")).toBe(
    '<!-- wp:html -->\n<div data-quire="mini-cart"></div>\n<!-- /wp:html -->',
  );
});

it("writes a tag in React, with props of their types (beyond-364)", () => {
  const code = toReact({ widget: "mini-cart", markup: MARKUP }, WIDGETS);
  expect(code).toContain('import { MiniCart, QuireProvider } from "@quire/widgets";');
  expect(code).toContain(
    `<MiniCart id="bag" itemLimit={5} lines={["a"]} heading="Bag" open><a className="x" href="/cart">Cart</a></MiniCart>`,
  );
});

it("adds the component of an overlay that only a trigger opens (beyond-364)", () => {
  const code = toReact(
    { widget: "mini-cart", markup: '<a href="/cart" data-quire-open="mini-cart">Cart</a>' },
    WIDGETS,
  );
  expect(code).toContain("<MiniCart />");
});
