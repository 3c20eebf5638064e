import { expect } from "vitest";
import { barePage } from "./harness/bare-page.js";
import { closing } from "./harness/closing.js";
import { badge, becomes, showsInCart, signIn } from "./harness/reader.js";
import { openSite, type Site } from "./harness/site.js";
import { it as base } from "./harness/test.js";

const PAGE = "https://www.example.test";

/** Two ways to place the API: on a subdomain of the page's domain, and on another domain. */
const PLACES = ["https://api.example.test", "https://api.elsewhere.test"];

const it = base.extend<{ site: Site }>({
  site: [
    async ({ hostFront }, use) => {
      const site = await openSite(hostFront, { origins: [PAGE] });
      for (const api of PLACES) hostFront.servers.set(api, site.origin);
      await use(site);
      await closing(site.stop());
    },
    { scope: "file" },
  ],
});

it.for(PLACES)(
  "signs in, follows, saves, fills the cart and signs out by an API at %s (beyond-370)",
  async (api, { site, visits }) => {
    const { pages } = site.front;
    pages
      .set(`${PAGE}/`, { html: barePage(api) })
      .set(`${PAGE}/bye`, { html: "<!doctype html><title>Bye</title>" });
    await site.scenario.captcha(false);
    const account = await site.scenario.account();
    const tab = await visits.open(`${PAGE}/`);
    await tab.getByRole("button", { name: "Add to cart" }).click();
    await showsInCart(tab, 1);
    await signIn(tab, account);
    await showsInCart(tab, 1);
    const follow = tab.getByRole("button", { name: /Strategy/ });
    await follow.click();
    await expect.poll(() => follow.getAttribute("aria-pressed")).toBe("true");
    const save = tab.getByRole("button", { name: /^Save/ });
    await save.click();
    await expect.poll(() => save.getAttribute("data-state")).toMatch(/on|done/);
    await tab.reload();
    await becomes(tab, "known");
    await expect.poll(() => follow.getAttribute("aria-pressed")).toBe("true");
    await tab.getByRole("button", { name: "Sign out" }).click();
    await tab.waitForURL(`${PAGE}/bye`);
    await tab.goto(`${PAGE}/`);
    await becomes(tab, "anonymous");
    expect(await badge(tab).isVisible()).toBe(false);
    await site.scenario.captcha(true);
  },
);

it("tells a guest that the browser did not keep the cart when it blocks the API's cookies (beyond-437)", async ({
  hostFront,
  site,
  visits,
}) => {
  const blocked = "https://api.blocked.test";
  hostFront.servers.set(blocked, site.origin);
  hostFront.withoutCookies.add(blocked);
  site.front.pages.set(`${PAGE}/blocked`, { html: barePage(blocked) });
  const tab = await visits.open(`${PAGE}/blocked`);
  await tab.getByRole("button", { name: "Add to cart" }).click();
  const message = tab.getByRole("alert").filter({ hasText: "Your browser didn’t keep your cart." });
  await message.waitFor();
  await expect.poll(() => visits.log.join("\n")).toContain('Set "auth": "token"');
});
