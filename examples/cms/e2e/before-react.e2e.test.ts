import type { Page } from "playwright";
import { expect } from "vitest";
import { downloaded } from "./harness/downloaded.js";
import { add, becomes, miniCart, openAs, showsInCart } from "./harness/reader.js";
import { it } from "./harness/test.js";

const ARTICLE = "/2026/07/pricing-is-a-conversation-so-listen-first";

/** Delays the loading of React and of every view. @returns a function that ends the delay */
async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/chunks\/react-/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

it("does not load the empty-cart content when the cart has items", async ({ visits }) => {
  const page = await visits.open("/product/norrland-ovens/20101");
  await becomes(page, "anonymous");
  await add(page);
  await showsInCart(page, 1);
  await page.goto("/");
  await becomes(page, "anonymous");
  await miniCart(page).locator("[part=button]").click();
  await miniCart(page).locator("[part=item]").waitFor();
  expect((await downloaded(page)).filter((file) => file.includes("early-empty"))).toEqual([]);
});

it("shows the save flyout with its title and folder skeleton before React loads", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account({
    library: { saves: 2, folders: [{ name: "Board papers", items: 1 }] },
  });
  const page = await openAs(visits, account, ARTICLE);
  await becomes(page, "known");
  const release = await holdReact(page);
  await page.reload();
  await becomes(page, "known");
  await page.locator('main [data-quire-open="save-flyout"]').first().click();
  const flyout = page.locator("quire-save-flyout");
  await flyout.getByRole("heading", { name: "Folders" }).waitFor();
  await expect.poll(() => flyout.locator("[part=place]").count()).toBe(6);
  release();
  await flyout.getByRole("checkbox", { name: "Board papers" }).waitFor();
  expect(await flyout.locator("[part=place]").count()).toBe(0);
});
