import { expect } from "vitest";
import { LOOKING } from "../../../tools/check/budgets.mjs";
import { filesOf, readFiles } from "../../../tools/check/sizes.mjs";
import { at } from "../../../tools/workspace.mjs";
import { downloaded } from "./harness/downloaded.js";
import { settled } from "./harness/inert.js";
import { becomes } from "./harness/reader.js";
import { it } from "./harness/test.js";

/** The header has a cart of its own. */
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

it("who only looks downloads what the budget of such a visit counts, and React not before the cart is turned to (beyond-77)", async ({
  visits,
  site,
}) => {
  const page = await visits.blank();
  await page.route(`${site.origin}/looking`, (route) =>
    route.fulfill({ contentType: "text/html", body: HTML }),
  );
  await page.goto("/looking");
  await becomes(page, "anonymous");
  const counted = [...filesOf(LOOKING, readFiles(process.env["QUIRE_CDN"] ?? at("dist/cdn")))].sort();
  await expect.poll(() => downloaded(page), { timeout: 20_000 }).toEqual(counted);
  // What is pointed at besides has nothing to fetch.
  await page.getByRole("button", { name: "Follow" }).hover();
  await page.getByRole("link", { name: "The Review" }).hover();
  await settled(page);
  expect(await downloaded(page)).toEqual(counted);
  await page.locator("quire-mini-cart").hover();
  await expect
    .poll(() => downloaded(page))
    .toEqual(expect.arrayContaining([expect.stringMatching(/react-/)]));
});
