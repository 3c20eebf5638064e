import type { Page } from "playwright";
import { expect } from "vitest";
import { settled } from "./harness/inert.js";
import { becomes, fillSignIn, openSignIn, signIn, submitSignIn, userIn } from "./harness/reader.js";
import { READER, type Site } from "./harness/site.js";
import { it } from "./harness/test.js";

it("follow data with followType 'enable-this' are stored before sign-in, and carried out once after it (accounts-4.22)", async ({
  visits,
  site,
}) => {
  const account = { ...READER, ...(await site.scenario.account()) };
  const page = await visits.open("/topic/strategy");
  await becomes(page, "anonymous");
  const follow = page.locator('[data-quire-do="follow"][data-name="Strategy"]').first();
  await follow.evaluate((button: HTMLElement) => {
    button.dataset.followType = "enable-this";
  });
  await follow.click();
  const modal = page.locator("quire-auth-modal");
  await modal.locator('input[name="password"]').waitFor();
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("follow-subscribe-data") ?? "null"));
  await expect.poll(kept).toMatchObject({ followType: "enable-this", type: "topic", name: "Strategy" });
  await fillSignIn(modal, account);
  await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
  await expect.poll(() => follow.getAttribute("aria-pressed")).toBe("true");
  await expect.poll(kept).toBeNull();
  // It shows at once, and is sent then.
  await settled(page);
  expect(await site.scenario.requests("POST", "/api/user/subscribe")).toHaveLength(1);
});

it("a lockout survives a reload and is the same in every tab (beyond-1)", async ({ visits, site }) => {
  await site.scenario.fault({
    kind: "body",
    method: "POST",
    path: "/authenticate",
    status: 423,
    body: JSON.stringify({ tries_left: 0, lockout_duration: 5400 }),
    times: 1,
  });
  const page = await visits.open("/");
  const message = /Your account is blocked, please wait (2 hours|1 hour) to unlock and try again\./;
  const modal = await openSignIn(page);
  await fillSignIn(modal);
  await submitSignIn(modal);
  await modal.getByText(message).waitFor();
  await page.reload();
  await (await openSignIn(page)).getByText(message).waitFor();
  const other = await page.context().newPage();
  await other.goto(`${site.origin}/topics`);
  await (await openSignIn(other)).getByText(message).waitFor();
});

it("a profile update in one tab shows in the other without a reload (beyond-3)", async ({ visits, site }) => {
  const first = await visits.open("/");
  const account = await site.scenario.account();
  await signIn(first, { ...READER, ...account });
  const second = await first.context().newPage();
  await second.goto(`${site.origin}/topics`);
  await becomes(second, "known");
  expect((await userIn(second)).industry).not.toBe("Education");
  await first.evaluate(() =>
    document.dispatchEvent(
      new CustomEvent("quire-open-overlay", {
        bubbles: true,
        cancelable: true,
        detail: { name: "auth-modal", attributes: { mode: "profile_settings" } },
      }),
    ),
  );
  const modal = first.locator("quire-auth-modal");
  await modal.locator('select[name="industry"]').selectOption("Education");
  await modal.getByRole("button", { name: "Submit" }).click();
  await expect.poll(async () => (await userIn(second)).industry).toBe("Education");
});

/** The page as a template would have it that says so; no captcha, for to Chromium it is no page of this machine. */
async function asTemplate(
  { page, site }: { readonly page: Page; readonly site: Site },
  path: string,
  change: (html: string) => string,
): Promise<void> {
  await site.scenario.captcha(false);
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto(path);
  await becomes(page, "anonymous");
}

it("afterSignIn 'update': a kept flyout opens in place, without a reload", async ({ visits, site }) => {
  const account = { ...READER, ...(await site.scenario.account()) };
  const page = await visits.blank();
  await asTemplate({ page, site }, "/my-library", (html) =>
    html.replace('"api":', '"afterSignIn":"update","api":'),
  );
  await page.evaluate(() => Reflect.set(window, "isStill", true));
  await page.locator('main [data-quire-open="change-password-flyout"]').first().click();
  const flyout = page.locator("quire-change-password-flyout");
  await flyout.getByRole("link", { name: "Sign in" }).click();
  const modal = page.locator("quire-auth-modal");
  await modal.locator('input[name="password"]').waitFor();
  await fillSignIn(modal, account);
  await submitSignIn(modal);
  await becomes(page, "known");
  await flyout.locator('[data-quire-ui] input[name="current"]').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, "isStill"))).toBe(true);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("quire:intent"))).toBeNull();
  await site.scenario.captcha(true);
});

it("for 'save' registration can be forced, and what was asked for is saved once after it (accounts-4.21)", async ({
  visits,
  site,
}) => {
  const page = await visits.blank();
  const button = `<button data-quire-do="save" data-mode="registration" data-item-id="7001"
    data-item-title="Pricing" data-item-url="/pricing">Keep this</button>`;
  await asTemplate({ page, site }, "/topics", (html) => html.replace(/<main[^>]*>/, (tag) => tag + button));
  await site.scenario.forgetRequests();
  await page.getByRole("button", { name: "Keep this" }).click();
  const modal = page.locator("quire-auth-modal");
  const person = { firstName: "Sava", lastName: "Keep", password: READER.password };
  for (const [name, value] of Object.entries({ ...person, emailAddress: `sava-${Date.now()}@quire.test` }))
    await modal.locator(`input[name="${name}"]`).fill(value);
  await modal.locator('form button[type="submit"]').click();
  await modal.getByRole("button", { name: "Maybe later" }).click();
  await becomes(page, "known");
  const saves = () => site.scenario.requests("POST", "/api/user/saves");
  await expect.poll(saves, { timeout: 15_000 }).not.toHaveLength(0);
  expect((await saves())[0]?.body).toContain("7001");
  await expect
    .poll(() => page.getByRole("button", { name: "Keep this" }).getAttribute("aria-pressed"))
    .toBe("true");
  expect(await saves()).toHaveLength(1);
  await site.scenario.captcha(true);
});
