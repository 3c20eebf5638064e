import { expect } from "vitest";
import { becomes, fillSignIn, submitSignIn } from "../cms/e2e/harness/reader.js";
import { consumer } from "./harness/test.js";

const it = consumer("vue");

it("signs in by a link of its template", async ({ page }) => {
  await becomes(page, "anonymous");
  await page.getByRole("link", { name: "Sign in" }).click();
  const modal = page.locator("quire-auth-modal");
  await modal.locator('input[name="password"]').waitFor();
  await fillSignIn(modal);
  await submitSignIn(modal);
  await becomes(page, "known");
});

it("adds to the cart, and the element in its template shows it", async ({ page }) => {
  await becomes(page, "anonymous");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect
    .poll(() => page.locator("quire-mini-cart [part=badge]").textContent(), { timeout: 15_000 })
    .toBe("1");
});
