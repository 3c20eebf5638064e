import { describeConformance } from "@quire/conformance";
import { ProductMenuElement, productMenu } from "./element.js";
import { ProductMenu } from "./index.js";

const GROUPS = [
  { title: "Books", open: true, links: [{ label: "New", href: "/store/new" }] },
  { title: "Cases", links: [{ label: "Strategy", href: "/store/cases" }] },
];

/** Returns the menu. It is outside React's container, in the shadow root. */
function menu(view: HTMLElement): HTMLElement | null {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? root.querySelector('[part="menu"]') : null;
}

describeConformance({
  widget: productMenu,
  element: ProductMenuElement,
  component: ProductMenu,
  attributes: { groups: JSON.stringify(GROUPS) },
  sample: { label: "The store" },
  shows: (view) => menu(view)?.ariaLabel === "The store",
  events: { onToggle: (view) => menu(view)?.querySelector("button")?.click() },
});
