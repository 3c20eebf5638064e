import { expect } from "vitest";
import { becomes, fillSignIn, submitSignIn } from "../cms/e2e/harness/reader.js";
import { runServer } from "./harness/serve.js";
import { shopInOneDocument } from "./harness/site-steps.js";
import { consumer } from "./harness/test.js";

const it = consumer("vue", {
  // It answers each route with the application.
  serve: (folder, env) =>
    runServer(folder, "node_modules/vite/bin/vite.js", ["preview", "--port", "PORT", "--strictPort"], env),
});

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

it("changes routes in one document by the recipe without React components (beyond-352)", ({ visits }) =>
  shopInOneDocument(visits));
