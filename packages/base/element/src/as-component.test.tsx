import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { asComponent } from "./as-component.js";
import { numberAttribute } from "./attribute.js";
import { reactView } from "./react-view.js";
import { defineWidget } from "./widget.js";

const probe = defineWidget({
  name: "probe",
  description: "",
  attributes: { itemLimit: numberAttribute("How many.", 3) },
  events: {},
  view: async () => ({ view: reactView<object>(() => null) }),
});
const Probe = asComponent(
  probe,
  reactView(() => <p>The view</p>),
  ({ itemLimit }) => <a href="/cart">{itemLimit} items</a>,
);

it("renders the children without the view on a server", () => {
  expect(renderToString(<Probe>Cart</Probe>)).toBe('<div data-quire-widget="probe">Cart</div>');
});

it("renders the widget's fallback with the same props on a server when there are no children", () => {
  const rendered = renderToString(<Probe itemLimit={5} />);
  expect(rendered).toContain('<a href="/cart">5<!-- --> items</a></div>');
  expect(rendered).toContain('item-limit="5"');
});
