import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../define/maintenance-notice.js";

beforeEach(() => newPage());
afterEach(() => document.body.replaceChildren());

it("shows the store's migration with its times, and closes by 'Continue Shopping' (content-2.38)", async () => {
  const host = document.createElement("quire-maintenance-notice");
  host.setAttribute("open", "");
  document.body.append(host);
  await expect.element(page.getByRole("dialog", { name: "Our new store is on its way" })).toBeVisible();
  expect(host.shadowRoot?.querySelector("[part=message]")?.textContent).toBe(
    "Our new store is being migrated. Ordering and order history are unavailable from 7:30am to 10am EST. Your cart is safe.",
  );
  await userEvent.click(page.getByRole("button", { name: "Continue Shopping" }));
  expect(host.hasAttribute("open")).toBe(false);
});
