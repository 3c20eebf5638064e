import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { addButton, becomes, showsInCart } from "./harness/reader.js";
import type { Site } from "./harness/site.js";
import { it } from "./harness/test.js";

const BOOK = "/product/the-napkin-and-the-plan/10011";
const CART = "/api/shopping-cart";
const PHONE = { width: 375, height: 740 };

const options = (page: Page) => page.locator("quire-product-options");
const choice = (page: Page, name: string) =>
  options(page).getByRole("radio", { name: new RegExp(`^${name}`) });
const price = (page: Page) => options(page).locator("[part=price]").textContent();

async function openProduct(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await becomes(page, "anonymous");
  await expect.poll(() => options(page).getAttribute("data-state")).toBe("ready");
}

/** Returns the items of each write to the cart. */
async function itemsSent({ scenario }: Site): Promise<unknown[]> {
  const all = await scenario.requests("POST", CART);
  return all.flatMap(({ body }) => JSON.parse(body).items);
}

it("selects format, language and quantity and adds by keyboard alone (content-2.56)", async ({
  visits,
  site,
}) => {
  const page = await visits.blank({ viewport: PHONE });
  await openProduct(page, BOOK);
  await site.scenario.forgetRequests();
  await choice(page, "Hardcover").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => price(page)).toBe("$24.95");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => choice(page, "German").isChecked()).toBe(true);
  await expect.poll(() => price(page)).toBe("$26.50");
  const quantity = options(page).getByRole("spinbutton", { name: "Quantity" });
  while (!(await quantity.evaluate((field) => field.matches(":focus")))) await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect.poll(() => addButton(page).getAttribute("data-state")).toBe("done");
  await showsInCart(page, 2);
  expect(await itemsSent(site)).toMatchObject([
    { productId: "10011-DE-PBK", type: "ship", format: "Paperback", quantity: 2, productUrl: BOOK },
  ]);
  expect(page.url()).toContain(BOOK);
});

describe("without JavaScript", () => {
  it("posts the page's form; the cart page shows the product or the reason for the failure", async ({
    visits,
    site,
  }) => {
    const page = await visits.open(BOOK, { javaScriptEnabled: false, viewport: PHONE });
    await page.getByLabel("Format").selectOption("10011-ES-PBK");
    await page.getByLabel("Quantity").fill("3");
    await page.locator("form.buy button").click();
    await page.waitForURL(({ pathname }) => pathname === "/shopping-cart");
    const row = page.locator("main tr", { hasText: "The Napkin and the Plan" });
    expect(await row.textContent()).toMatch(/Paperback.*3 × \$24\.95.*\$74\.85/s);
    await page.goto(BOOK);
    await site.scenario.availability("10011-EN-KND", { status: "S" });
    await page.getByLabel("Format").selectOption("10011-EN-KND");
    await page.locator("form.buy button").click();
    expect(await page.getByRole("alert").textContent()).toBe(
      "Our apologies, something went wrong. Please call customer service at 1-800-555-0142 (US and Canada) or +1-617-555-0117 (elsewhere) and quote product 10011-EN-KND.",
    );
    await site.scenario.availability("10011-EN-KND", { status: "A" });
  });
});
