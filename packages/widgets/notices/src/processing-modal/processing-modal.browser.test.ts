import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../define/processing-modal.js";

beforeEach(() => newPage());
afterEach(() => document.body.replaceChildren());

it("stays open during an order until the page closes it; the user cannot close it (content-2.39)", async () => {
  const host = document.createElement("quire-processing-modal");
  document.body.append(host);
  host.setAttribute("open", "");
  const dialog = page.getByRole("dialog", { name: "Your order is being processed" });
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}{Escape}{Escape}");
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true });
  expect(host.hasAttribute("open")).toBe(true);
  expect(host.shadowRoot?.querySelector("dialog")?.matches(":modal")).toBe(true);
  host.removeAttribute("open");
  await expect.element(dialog).not.toBeInTheDocument();
});
