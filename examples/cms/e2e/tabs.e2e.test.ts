import { expect } from "vitest";
import { answered } from "./harness/answered.js";
import {
  add,
  addButton,
  badge,
  becomes,
  openAs,
  showsInCart,
  signIn,
  signInQuickly,
} from "./harness/reader.js";
import { BUSY_SECOND, READER } from "./harness/site.js";
import { entries } from "./harness/stream-page.js";
import { it } from "./harness/test.js";

const ARTICLES = [
  "/2026/07/pricing-is-a-conversation-so-listen-first",
  "/2026/10/say-no-in-the-first-minute",
] as const;

it("signs out the other tab within a second, and aborts its requests (robustness-37)", async ({
  visits,
  site,
}) => {
  const first = await openAs(visits, await site.scenario.account(), "/");
  const second = await first.context().newPage();
  await second.goto("/topic/strategy");
  await becomes(second, "known");
  const follow = second.locator('[data-quire-do="follow"]').first();
  await site.scenario.fault({ kind: "delay", method: "POST", path: "/api/user/subscribe", delayMs: 4000 });
  const settle = answered(second, "/api/user/subscribe");
  await Promise.all([second.waitForRequest("**/api/user/subscribe"), follow.click()]);
  await first.bringToFront();
  await first.locator('[data-quire-do="sign-out"]').first().click();
  await becomes(first, "anonymous");
  await expect
    .poll(() => second.locator("html").getAttribute("data-quire-user"), BUSY_SECOND)
    .toBe("anonymous");
  await settle();
  expect(await follow.getAttribute("aria-pressed")).not.toBe("true");
  expect(await second.evaluate(() => localStorage.getItem("user"))).toBeNull();
});

it("shows the additions of two tabs in both, also after a reload (robustness-38)", async ({
  visits,
  site,
}) => {
  const first = await visits.open("/");
  await becomes(first, "anonymous");
  await add(first, 3);
  const second = await first.context().newPage();
  await second.goto("/");
  await showsInCart(second, 1);
  await site.scenario.fault({
    kind: "delay",
    method: "POST",
    path: "/api/shopping-cart",
    delayMs: 700,
    times: 2,
  });
  await Promise.all([
    addButton(first, 0).dispatchEvent("click"),
    addButton(second, 1).dispatchEvent("click"),
  ]);
  for (const page of [first, second]) await showsInCart(page, 3);
  for (const page of [first, second]) {
    await page.reload();
    await showsInCart(page, 3);
  }
});

it("shows items and folders that one tab adds in another tab too (beyond-3)", async ({ visits, site }) => {
  const folders = [{ name: "Teaching", items: 1 }];
  const first = await visits.blank();
  await signInQuickly(first, await site.scenario.account({ library: { saves: 2, folders } }));
  await first.goto("/my-library/library/teaching");
  await entries(first).waitFor();
  const second = await first.context().newPage();
  await second.goto(ARTICLES[0]);
  await second.locator('[data-quire-open="save-flyout"]').first().click();
  const flyout = second.locator("quire-save-flyout");
  await flyout.getByRole("checkbox", { name: "Teaching" }).check();
  await flyout.getByRole("button", { name: "New Folder" }).click();
  await flyout.locator('[name="title"]').fill("Prices");
  await flyout.locator('[name="title"]').press("Enter");
  const confirmation = flyout.locator('[part="confirmation"]');
  await expect.poll(() => confirmation.textContent()).toBe("Saved!");
  await expect.poll(() => entries(first).count()).toBe(2);
  const names = first.locator('quire-folder-list [part="name"]');
  await expect.poll(() => names.allInnerTexts()).toEqual(["My Library", "Prices", "Teaching"]);
});

it("shows no data of the earlier user in any tab after another user signs in (robustness-39)", async ({
  visits,
  site,
}) => {
  const [one, two] = await Promise.all([
    site.scenario.account({ firstName: "Philippa", topics: ["Strategy"] }),
    site.scenario.account({ firstName: "Quentin" }),
  ]);
  const first = await openAs(visits, one, "/");
  await add(first);
  const second = await first.context().newPage();
  await second.goto("/topic/strategy");
  const follow = second.locator('[data-quire-do="follow"][data-name="Strategy"]').first();
  await expect.poll(() => follow.getAttribute("aria-pressed")).toBe("true");
  await showsInCart(second, 1);
  await first.bringToFront();
  await first.locator('[data-quire-do="sign-out"]').first().click();
  await becomes(second, "anonymous");
  await becomes(first, "anonymous");
  await signIn(first, { ...READER, ...two });
  await becomes(second, "known");
  await expect.poll(() => follow.getAttribute("aria-pressed")).toBe("false");
  await expect.poll(() => badge(second).evaluate((shown: HTMLElement) => shown.hidden)).toBe(true);
  for (const page of [first, second]) {
    // The code that clears a user's data loads first.
    const getStored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const trace of ["Philippa", one.emailAddress]) await expect.poll(getStored).not.toContain(trace);
  }
});
