import type { Page } from "playwright";
import { expect } from "vitest";
import { becomes, fillSignIn, signIn, submitSignIn, userIn } from "./harness/reader.js";
import { READER, type Site } from "./harness/site.js";
import { it } from "./harness/test.js";

it("shows a profile update of another tab without a reload (beyond-3)", async ({ visits, site }) => {
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

/** Opens the page from a template with this setting. Chromium treats it as public, so it has no captcha. */
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

it("opens a deferred flyout in place without a reload when afterSignIn is 'update'", async ({
  visits,
  site,
}) => {
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
