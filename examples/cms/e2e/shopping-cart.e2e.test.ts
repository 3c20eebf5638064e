import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { idle } from "./harness/idle.js";
import { badge, becomes } from "./harness/reader.js";
import { inWholeBrowser, it } from "./harness/test.js";

const CART = "/api/shopping-cart";
const BOOK = { productId: "10011-EN-HBK", quantity: 1 };
const CASE = { productId: "20101-EN-PDF" };

const cart = (page: Page) => page.locator("quire-shopping-cart");
const amount = (page: Page, part: string) => cart(page).locator(`[part=${part}]`).textContent();
const quantity = (page: Page) => cart(page).getByRole("spinbutton");
const more = (page: Page) => cart(page).getByRole("button", { name: /^One more/ });

/** Opens the cart page of a guest with these items. */
async function openCart(page: Page, items: readonly object[]): Promise<void> {
  await page.goto("/store");
  await becomes(page, "anonymous");
  await page.evaluate(
    async ([path, body]) => {
      await fetch(path, { method: "POST", body, headers: { "Content-Type": "application/json" } });
    },
    [CART, JSON.stringify({ items })] as const,
  );
  await page.goto("/shopping-cart");
  await expect.poll(() => cart(page).getAttribute("data-state")).toBe("ready");
}

describe("the cart's page", () => {
  it("counts fast clicks, and shows the quote for state and coupon (content-7.6, content-9.20)", async ({
    visits,
    site,
  }) => {
    const page = await visits.blank({ viewport: { width: 1280, height: 900 } });
    await openCart(page, [BOOK, CASE]);
    for (let press = 0; press < 4; press++) await more(page).click();
    await expect.poll(() => amount(page, "subtotal")).toBe("$169.95");
    await expect.poll(() => quantity(page).inputValue()).toBe("5");
    const sent = await site.scenario.requests("POST", CART);
    const sentItems = sent
      .flatMap(({ body }) => JSON.parse(body).items)
      .filter(({ productId }) => productId === BOOK.productId);
    expect(sentItems.reduce((sum, item) => sum + (item.quantity ?? 1), 0)).toBe(5);
    await cart(page).getByText("Estimate shipping and tax").click();
    await cart(page).getByLabel("State").selectOption("Massachusetts");
    await cart(page).getByRole("button", { name: "Estimate" }).press("Enter");
    await expect.poll(() => amount(page, "tax")).toBe("$10.62");
    await cart(page).getByLabel("Coupon code").fill("NOSUCH");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => cart(page).locator(".quire-error").textContent())
      .toContain("We don’t recognize this code.");
    expect(await cart(page).getByLabel("Coupon code").inputValue()).toBe("NOSUCH");
    await cart(page).getByLabel("Coupon code").fill("welcome10");
    await page.keyboard.press("Enter");
    await expect.poll(() => amount(page, "discount")).toBe("-$17.00");
    await page.reload();
    await expect.poll(() => amount(page, "discount")).toBe("-$17.00");
    await expect.poll(() => amount(page, "tax")).toBe("$9.56");
  });

  it("removes and restores an item by keyboard; another tab shows both (robustness-38)", async ({
    visits,
  }) => {
    const page = await visits.blank();
    await openCart(page, [BOOK, CASE]);
    const other = await page.context().newPage();
    await other.goto("/shopping-cart");
    const lines = (tab: Page) => cart(tab).locator("[part=name]").allTextContents();
    await expect.poll(() => lines(other)).toHaveLength(2);
    const remove = cart(page).getByRole("button", { name: "Remove The Napkin and the Plan" });
    await page.bringToFront();
    await remove.press("Enter");
    const liveRegion = page.locator("[data-quire-live] [role=status]");
    await expect
      .poll(() => liveRegion.textContent())
      .toBe("The Napkin and the Plan was removed. Press F8 to go to Undo.");
    await expect.poll(() => lines(page)).toEqual(["Norrland Ovens"]);
    await expect.poll(() => lines(other)).toEqual(["Norrland Ovens"]);
    await page.locator("quire-toast").getByRole("button", { name: "Undo" }).waitFor();
    await page.keyboard.press("F8");
    await page.keyboard.press("Enter");
    await expect.poll(() => lines(page)).toHaveLength(2);
    await expect.poll(() => lines(other)).toHaveLength(2);
    await expect.poll(() => remove.evaluate((button) => button.matches(":focus"))).toBe(true);
  });

  it("covers nothing with Remove on a phone", async ({ visits }) => {
    const page = await visits.blank({ viewport: { width: 320, height: 740 } });
    await openCart(page, [BOOK]);
    await expect.poll(() => cart(page).locator("[part=image]").isVisible()).toBe(true);
    const getBox = async (button: ReturnType<typeof more>) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      return { left: x, right: x + width, top: y, bottom: y + height };
    };
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 740 });
      const [one, other] = [
        await getBox(more(page)),
        await getBox(cart(page).getByRole("button", { name: /^Remove The/ })),
      ];
      const isBeside = one.right <= other.left || other.right <= one.left;
      expect([width, isBeside || one.bottom <= other.top]).toEqual([width, true]);
    }
  });

  inWholeBrowser(
    "shows the current cart and badge when it returns from the back-forward cache",
    async ({ visits }) => {
      const page = await visits.blank();
      await openCart(page, [BOOK]);
      await page.evaluate(() => {
        addEventListener("pageshow", ({ persisted }) => Reflect.set(window, "fromCache", persisted));
      });
      await idle(page); // A page that is left while it fetches code returns without this code.
      await page.goto("/privacy-policy");
      const other = await page.context().newPage();
      await other.goto("/shopping-cart");
      await more(other).click();
      await expect.poll(() => badge(other).textContent()).toBe("2");
      await page.bringToFront();
      await page.evaluate(() => history.back()).catch(() => {}); // The page may be left before it answers.
      await page.waitForURL("**/shopping-cart", { waitUntil: "commit" });
      await expect.poll(() => badge(page).textContent()).toBe("2");
      await expect.poll(() => quantity(page).inputValue()).toBe("2");
      expect(await page.evaluate(() => Reflect.get(window, "fromCache"))).toBe(true);
    },
  );
});
