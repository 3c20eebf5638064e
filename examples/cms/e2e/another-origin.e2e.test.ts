import { expect } from "vitest";
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

/** A page without a template: the loader's tag, and the triggers of a first page. */
const page = (api: string) => `<!doctype html>
<html lang="en">
<head><title>Another origin</title><script defer src="${api}/quire/quire.classic.js" data-api="${api}/api/"></script></head>
<body>
<a href="/sign-in" data-quire-open="auth-modal" data-mode="sign-in">Sign in</a>
<button data-quire-do="follow" data-type="topic" data-name="Strategy">Follow Strategy</button>
<button data-quire-do="save" data-item-id="10042" data-item-title="What Is Strategy?" data-item-url="/strategy">Save</button>
<button data-quire-do="add-to-cart" data-product-id="20101" data-type="digital" data-format="PDF">Add to cart</button>
<button data-quire-do="sign-out" data-return="/bye">Sign out</button>
<quire-mini-cart><a href="/shopping-cart">Cart</a></quire-mini-cart>
</body></html>`;

it.for(PLACES)(
  "signs in, follows, saves, fills the cart and signs out by an API at %s (beyond-370)",
  async (api, { site, visits }) => {
    const { pages } = site.front;
    pages
      .set(`${PAGE}/`, { html: page(api) })
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
