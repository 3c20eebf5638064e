import { newPage } from "@quire/conformance/new-page";
import { additionStore } from "@quire/services/cart";
import { configure } from "@quire/services/configuration";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import "./define.js";
import { ADDED, NOT_ADDED } from "../test/additions.js";

beforeEach(() => {
  newPage();
  configure({ customerService: { phone: "1-800-555-0142", phoneElsewhere: "+1-617-555-0117" } });
});
afterEach(() => document.body.replaceChildren());

async function open(inside = ""): Promise<HTMLElement> {
  document.body.setHTMLUnsafe(`<quire-cart-confirmation open>${inside}</quire-cart-confirmation>`);
  const host = document.querySelector<HTMLElement>("quire-cart-confirmation");
  if (!host) throw new Error("It is on the page.");
  await expect.poll(() => host.dataset.state).toMatch(/ready|error/);
  return host;
}
const part = (host: HTMLElement, name: string) =>
  host.shadowRoot?.querySelector(`[part="${name}"]`)?.textContent;

it("has the buttons 'Continue Shopping', which closes it, and 'Checkout', which leads to the cart (content-2.54)", async () => {
  additionStore().setState(ADDED, true);
  const host = await open();
  await expect
    .element(page.getByRole("link", { name: "Checkout", exact: true }))
    .toHaveAttribute("href", "/shopping-cart");
  await userEvent.click(page.getByRole("button", { name: "Continue Shopping" }));
  expect(host.hasAttribute("open")).toBe(false);
});

it("has an area 'You might also like' when the page provides content for it (content-2.54)", async () => {
  additionStore().setState(ADDED, true);
  expect(part(await open(), "related-title")).toBeUndefined();
  const host = await open('<a slot="related" href="/product/x/1">Boring Leaders</a>');
  expect(part(host, "related-title")).toBe("You might also like");
  await expect.element(page.getByRole("link", { name: "Boring Leaders" })).toBeVisible();
});

it("apologises if nothing was added, with both numbers and the product ids (content-2.55, content-8.11)", async () => {
  additionStore().setState(NOT_ADDED, true);
  const host = await open();
  expect(part(host, "title")).toBe("Not added to your cart");
  expect(part(host, "apology")).toBe(
    "Our apologies, something went wrong.Please call customer service:US and Canada1-800-555-0142Elsewhere+1-617-555-0117Please quote products 10-PBK, 20-PDF.",
  );
  await expect.element(page.getByRole("link", { name: "Checkout", exact: true })).not.toBeInTheDocument();
});
