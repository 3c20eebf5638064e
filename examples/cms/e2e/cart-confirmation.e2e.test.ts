import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { addButton, becomes, showsInCart } from "./harness/reader.js";
import { it } from "./harness/test.js";

const CASE = "/product/norrland-ovens/20101";

const confirmation = (page: Page) => page.getByRole("dialog", { name: "Added to your cart" });

async function openProduct(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await becomes(page, "anonymous");
  await expect.poll(() => page.locator("quire-product-options").getAttribute("data-state")).toBe("ready");
}

describe.each([
  ["at a desk", { width: 1280, height: 900 }],
  ["on a phone", { width: 375, height: 740 }],
])("an added product, %s", (_, viewport) => {
  it("is confirmed with all its details, and leads to the cart (content-2.54, content-4.12)", async ({
    visits,
  }) => {
    const page = await visits.blank({ viewport });
    await openProduct(page, CASE);
    await page.getByRole("button", { name: "One more: Copyright Permissions" }).click();
    await addButton(page).press("Enter");
    const items = confirmation(page).getByRole("listitem").filter({ hasText: "Quantity" });
    await expect.poll(() => items.count()).toBe(2);
    const words = await items.allInnerTexts();
    expect(words[0]).toMatch(/Norrland Ovens[\s\S]*\$9\.95[\s\S]*Case Study · PDF[\s\S]*Quantity 1/);
    expect(words[1]).toMatch(
      /Norrland Ovens[\s\S]*\$4\.50[\s\S]*Case Study · Copyright Permissions[\s\S]*Quantity 1/,
    );
    await confirmation(page).getByRole("heading", { name: "You might also like" }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await confirmation(page).getByRole("link", { name: "Checkout" }).press("Enter");
    await page.waitForURL("**/shopping-cart");
    await showsInCart(page, 2);
  });
});
