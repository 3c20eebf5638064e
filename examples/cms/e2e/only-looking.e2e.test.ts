import { expect } from "vitest";
import { LOOKING } from "../../../tools/check/budgets.mjs";
import { getFiles, readFiles } from "../../../tools/check/sizes.mjs";
import { at } from "../../../tools/workspace.mjs";
import { downloaded } from "./harness/downloaded.js";
import { idle } from "./harness/idle.js";
import { becomes } from "./harness/reader.js";
import { it } from "./harness/test.js";

/** A development host would load the checks of the markup too. */
const PUBLIC = "https://www.quire.com";

/** The header contains its own cart. */
const HTML = `<!DOCTYPE html><html lang="en"><title>A page</title><link rel="icon" href="data:,">
  <script type="application/json" data-quire-config>{ "api": "/api/" }</script>
  <script type="module" src="/quire/quire.js"></script>
  <quire-header role="banner">
    <a slot="logo" href="/">The Review</a>
    <form slot="search" action="/search"><input type="search" name="q" aria-label="Search"></form>
    <div slot="account"><a href="/sign-in">Sign in</a></div>
    <nav slot="navigation" id="sections" popover aria-label="Sections"><a href="/topics">Topics</a></nav>
  </quire-header>
  <button data-quire-do="follow" data-type="topic" data-name="Strategy">Follow</button>`;

it("downloads the guest's files, and React when the pointer is on the cart (beyond-77)", async ({
  visits,
  site,
}) => {
  const page = await visits.blank();
  await page.route(`${PUBLIC}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/looking") await route.fulfill({ contentType: "text/html", body: HTML });
    else await route.fulfill({ response: await route.fetch({ url: site.origin + pathname }) });
  });
  await page.goto(`${PUBLIC}/looking`);
  await becomes(page, "anonymous");
  const counted = [...getFiles(LOOKING, readFiles(process.env["QUIRE_CDN"] ?? at("dist/cdn")))].sort();
  await expect.poll(() => downloaded(page), { timeout: 20_000 }).toEqual(counted);
  // Hovering these controls fetches nothing.
  await page.getByRole("button", { name: "Follow" }).hover();
  await page.getByRole("link", { name: "The Review" }).hover();
  await idle(page);
  expect(await downloaded(page)).toEqual(counted);
  await page.locator("quire-mini-cart").hover();
  await expect
    .poll(() => downloaded(page))
    .toEqual(expect.arrayContaining([expect.stringMatching(/react-/)]));
});
