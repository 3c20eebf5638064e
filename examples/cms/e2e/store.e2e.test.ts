import { expect } from "vitest";
import { idle } from "./harness/idle.js";
import { showsInCart } from "./harness/reader.js";
import { it } from "./harness/test.js";

it("shows the store's shelves, and links an added product by `an` (content-2.2, content-2.3)", async ({
  visits,
}) => {
  const page = await visits.open("/store");
  await page.getByRole("link", { name: "Books", exact: true }).click();
  await page.waitForURL("**/store/books");
  const product = await page.locator(".listing-item h2 a").first().getAttribute("href");
  await page.locator('[data-quire-do="add-to-cart"]').first().click();
  await page.waitForURL("**/product/*/an/*");
  const { pathname } = new URL(page.url());
  expect(pathname.replace("/an/", "/")).toBe(product);
  const added = page.getByText("Added to your cart.");
  await added.waitFor();
  await showsInCart(page, 1);

  const other = await visits.open(pathname);
  await other.getByRole("heading", { level: 1 }).waitFor();
  await idle(other);
  expect(await other.getByText("Added to your cart.").count()).toBe(0);
});
