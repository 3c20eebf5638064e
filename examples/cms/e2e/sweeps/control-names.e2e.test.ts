import { expect } from "vitest";
import { getPart, PLACES } from "../harness/account-widgets.js";
import { sharedNames } from "../harness/control-names.js";
import { FLYOUTS, LIBRARY } from "../harness/flyouts.js";
import { PAGES } from "../harness/pages.js";
import { add, becomes, miniCart, openAs, openSignInView } from "../harness/reader.js";
import { resetLink } from "../harness/reset-link.js";
import { READER } from "../harness/site.js";
import { it } from "../harness/test.js";

it.for(PAGES)(
  "names controls of different targets differently on %s (beyond-191, beyond-239)",
  async (path, { visits }) => {
    const page = await openAs(visits, READER, path);
    await page.waitForLoadState("networkidle");
    expect(await sharedNames(page)).toEqual([]);
  },
);

it("names the buttons of both password fields differently (beyond-227, beyond-239)", async ({
  visits,
  site,
}) => {
  const { emailAddress } = await site.scenario.account();
  const page = await visits.open(await resetLink(site, emailAddress));
  const view = page.locator("quire-reset-password [data-quire-ui]");
  await view.getByRole("button", { name: "Show Confirm password" }).waitFor();
  expect(await sharedNames(page)).toEqual([]);
  for (const name of ["password", "confirm"]) await view.locator(`[name="${name}"]`).fill("Quire#2027!");
  await page.keyboard.press("Enter");
  await view.getByText("Password successfully changed.").waitFor();
  expect(await sharedNames(page)).toEqual([]);
});

it.for(FLYOUTS)(
  "names controls of different targets differently with $flyout open (beyond-239)",
  async ({ flyout, address, isReader, trigger }, { visits, site }) => {
    const page = isReader
      ? await openAs(visits, await site.scenario.account({ library: LIBRARY }), address)
      : await visits.open(address);
    await becomes(page, isReader ? "known" : "anonymous");
    await page
      .locator((await trigger?.(page)) ?? `main [data-quire-open="${flyout}"]`)
      .first()
      .click();
    await expect
      .poll(() => page.locator(`quire-${flyout}`).getAttribute("data-state"))
      .toMatch(/ready|empty/);
    expect(await sharedNames(page)).toEqual([]);
  },
);

it.for(PLACES)(
  "names controls of different targets differently in a guest's $widget (beyond-239)",
  async (place, { visits }) => {
    const page = await visits.open(place.address);
    await becomes(page, "anonymous");
    await place.show?.(page);
    await getPart(page, place).waitFor();
    expect(await sharedNames(page)).toEqual([]);
  },
);

it("names controls of different targets differently in modal and full cart (beyond-239)", async ({
  visits,
}) => {
  const page = await visits.open("/store");
  const modal = await openSignInView(page);
  expect(await sharedNames(page)).toEqual([]);
  await modal.getByText("Don't have an account? Create one.").click();
  await modal.locator('input[name="firstName"]').waitFor();
  expect(await sharedNames(page)).toEqual([]);
  await page.goto("/");
  await becomes(page, "anonymous");
  await add(page);
  await add(page, 1);
  await miniCart(page).getByRole("button").first().click();
  await miniCart(page).locator("[part=item]").nth(1).waitFor();
  expect(await sharedNames(page)).toEqual([]);
});

it("shows an error and no empty cart when the API fails, and keeps sign-in (beyond-189, beyond-194)", async ({
  visits,
}) => {
  const page = await visits.blank();
  await page.route("**/api/**", (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.goto("/shopping-cart");
  await expect
    .poll(() => page.locator("quire-shopping-cart").getAttribute("data-state"), { timeout: 30_000 })
    .toBe("error");
  expect(await page.getByText("Your Shopping Cart is empty.").isVisible()).toBe(false);
  for (const name of ["Sign in", "Create account"])
    await page.locator("quire-header").getByRole("link", { name }).waitFor();
});
