import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "../harness/axe.js";
import { authModal, becomes, fillSignIn, openAs, submitSignIn } from "../harness/reader.js";
import type { Site } from "../harness/site.js";
import { it } from "../harness/test.js";

const PHONE = { width: 375, height: 740 };
const ARTICLE = "/2026/07/pricing-is-a-conversation-so-listen-first";
const FOLDERS = [{ name: "Board papers" }, { name: "Chosen", readOnly: true }, { name: "Teaching" }];

const trigger = (page: Page, name: string): Locator => page.locator(`[data-quire-open="${name}"]`).first();
const flyout = (page: Page, name: string): Locator => page.locator(`quire-${name}`);
const confirmation = (host: Locator): Locator => host.locator('[part="confirmation"]');
const isOpen = (host: Locator) => host.evaluate((element) => element.hasAttribute("open"));
const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => {
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    return activeElement === element;
  });
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

async function newReader(site: Site, saves = 0) {
  const account = await site.scenario.account({ library: { saves, folders: FOLDERS } });
  return { ...account, firstName: "Robin" };
}

/** Focuses the trigger, presses Enter, and waits until the first folder has the focus. */
async function openByKeyboard(page: Page, name: string): Promise<Locator> {
  const host = flyout(page, name);
  await trigger(page, name).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => hasFocus(box(host, "Board papers")), { timeout: 15_000 }).toBe(true);
  return host;
}

const box = (host: Locator, name: string): Locator => host.getByRole("checkbox", { name, exact: true });

/** Sends a request of the page's session to the API, and returns the answer. */
const ask = (page: Page, path: string) =>
  page.evaluate((address) => fetch(address).then((response) => response.json()), `/api/${path}`);

async function itemOf(page: Page): Promise<{ id: string; title: string }> {
  return JSON.parse((await trigger(page, "save-flyout").getAttribute("data-item")) ?? "");
}
async function getFolders(page: Page, id: string): Promise<string[]> {
  const { lists } = await ask(page, `user/saves/${encodeURIComponent(id)}/lists`);
  return lists.map((list: { name: string }) => list.name);
}

it("saves to a folder and to a new one by keyboard, with 'Saved!' (content-2.27, content-8.4)", async ({
  visits,
  site,
}) => {
  const page = await openAs(visits, await newReader(site), ARTICLE, { viewport: PHONE });
  const host = await openByKeyboard(page, "save-flyout");
  expect(await violationsOn(page)).toEqual([]);
  expect(await host.getByRole("checkbox").count()).toBe(3);
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => hasFocus(host.locator('[name="title"]'))).toBe(true);
  await page.keyboard.type("Q&A");
  await page.keyboard.press("Tab");
  await host
    .getByText(
      "Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.",
    )
    .waitFor();
  expect(await host.getByRole("button", { name: "Save", exact: true }).isDisabled()).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Prices");
  await page.keyboard.press("Enter");
  await expect.poll(() => confirmation(host).textContent()).toBe("Saved!");
  await expect.poll(() => isOpen(host)).toBe(false);
  await expect.poll(() => hasFocus(trigger(page, "save-flyout"))).toBe(true);
  expect(await fits(page)).toBe(true);
  const { id } = await itemOf(page);
  await expect.poll(() => getFolders(page, id)).toEqual(["Board papers", "Prices"]);
});

it("opens the flyout once next to the same trigger after a guest signs in (content-4.1)", async ({
  visits,
  site,
}) => {
  const account = await newReader(site);
  const page = await visits.open(ARTICLE);
  await becomes(page, "anonymous");
  await trigger(page, "save-flyout").focus();
  await page.keyboard.press("Enter");
  const host = flyout(page, "save-flyout");
  await host.getByText("To access this feature, please SIGN IN or REGISTER.").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  // The reload is slow. The old page must not consume the pending action.
  await page.route(`**${ARTICLE}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await host.getByRole("link", { name: "Sign in" }).press("Enter");
  await fillSignIn(authModal(page), account);
  await Promise.all([page.waitForEvent("load"), submitSignIn(authModal(page))]);
  await becomes(page, "known");
  await expect.poll(() => hasFocus(box(host, "Board papers")), { timeout: 15_000 }).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => hasFocus(trigger(page, "save-flyout"))).toBe(true);
  await page.reload();
  await becomes(page, "known");
  // The flyout's frame may already exist if the pointer is over the trigger.
  expect(await page.locator("quire-save-flyout[open]").count()).toBe(0);
});
