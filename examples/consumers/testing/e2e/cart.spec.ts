import { expect, test } from "@playwright/test";
import { createFakeBackend } from "@quire/testing";
import { routeCalls } from "@quire/testing/playwright";

test("adds to the cart", async ({ page }) => {
  const backend = createFakeBackend();
  await routeCalls(page, backend);
  await page.goto("/");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
  expect(backend.state.cart?.lines).toMatchObject([{ availabilityId: "7001-HBK" }]);
});
