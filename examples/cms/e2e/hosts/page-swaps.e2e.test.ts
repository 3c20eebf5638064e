import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Page } from "playwright";
import { expect } from "vitest";
import { idle } from "../harness/idle.js";
import { includeScript } from "../harness/include-script.js";
import { add, authModal, becomes, miniCart, showsInCart, signInQuickly } from "../harness/reader.js";
import { it } from "../harness/test.js";

const require = createRequire(import.meta.url);
/** Reads a file of the folder that contains a library's main file. */
const readBeside = (main: string, file: string) => readFileSync(join(dirname(main), file), "utf8");

const TOPIC = "/topic/strategy";

const onReady = (code: string) => `addEventListener("DOMContentLoaded", () => { ${code} });`;

/** Swaps `<main>` in a view transition, as a page does without a library. */
const VIEW_TRANSITION = onReady(`
  const load = async (address) => {
    const page = new DOMParser().parseFromString(await (await fetch(address, { headers: { accept: "text/html" } })).text(), "text/html");
    await document.startViewTransition(() => {
      document.title = page.title;
      document.querySelector("main").replaceWith(document.adoptNode(page.querySelector("main")));
    }).updateCallbackDone;
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href^='/']");
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    history.pushState({}, "", link.href);
    load(link.href);
  });
  addEventListener("popstate", () => load(location.href));`);

interface Swapper {
  readonly name: string;
  readonly script: string;
  /** Adds the markup that the library needs. */
  readonly edit: (html: string) => string;
  /** Attribute of links that the library must not follow. Others respect a cancelled click. */
  readonly ignored?: string;
}

const SWAPPERS: readonly Swapper[] = [
  {
    name: "htmx",
    script: readBeside(require.resolve("htmx.org/dist/htmx.min.js"), "htmx.min.js"),
    edit: (html) => html.replace("<body", '<body hx-boost="true"'),
    ignored: 'hx-boost="false"',
  },
  {
    name: "Turbo",
    script: readBeside(require.resolve("@hotwired/turbo"), "turbo.es2017-umd.js"),
    edit: (html) => html,
  },
  {
    name: "Swup",
    script:
      readBeside(require.resolve("swup"), "Swup.umd.js") +
      onReady('new Swup({ containers: ["main"], animationSelector: false });'),
    edit: (html) => html,
    ignored: "data-no-swup",
  },
  {
    name: "Barba",
    script: `${readBeside(require.resolve("@barba/core"), "barba.umd.js")}\n${onReady("barba.init({ transitions: [{ leave() {}, enter() {} }] });")}`,
    edit: (html) =>
      html
        .replace("<body", '<body data-barba="wrapper"')
        .replace("<main", '<main data-barba="container" data-barba-namespace="page"'),
    ignored: "data-barba-prevent",
  },
  { name: "a view transition", script: VIEW_TRANSITION, edit: (html) => html },
];

/** Also changes the pages that a library fetches. */
async function includeSwapper(page: Page, { script, edit: prepare, ignored }: Swapper): Promise<void> {
  const edit = (html: string) =>
    prepare(html).replaceAll("data-quire-open=", (name) => `${ignored ?? ""} ${name}`);
  await includeScript(page, script, edit);
  await page.route("**/*", async (route) => {
    const request = route.request();
    const isPage =
      ["fetch", "xhr"].includes(request.resourceType()) && !/\/(api|quire)\//.test(request.url());
    if (!isPage) return route.fallback();
    const response = await route.fetch();
    if (!response.headers()["content-type"]?.includes("text/html")) return route.fulfill({ response });
    return route.fulfill({ response, body: edit(await response.text()) });
  });
}

const follow = (page: Page) => page.locator('main [data-quire-do="follow"]').first();
const followState = (page: Page) => () => follow(page).getAttribute("data-state");

it.for(SWAPPERS)(
  "works across pages that $name swaps, and sends no write twice (beyond-213, beyond-399)",
  async (swapper, { visits, site }) => {
    const account = await site.scenario.account();
    const page = await visits.blank();
    await includeSwapper(page, swapper);
    await signInQuickly(page, account);
    await page.goto(TOPIC);
    await becomes(page, "known");
    await page.evaluate(() => Reflect.set(window, "isSame", true));
    await site.scenario.forgetRequests();
    const sent = async (path: string) => (await site.scenario.requests("POST", path)).length;
    await follow(page).click();
    await expect.poll(followState(page)).toBe("on");
    await add(page);
    await showsInCart(page, 1);
    await page.locator('main a[href^="/product/"]').nth(1).click();
    await page.waitForURL("**/product/**");
    await expect.poll(() => page.locator("main h1").first().textContent()).not.toBe("Strategy");
    await add(page);
    await showsInCart(page, 2);
    await page.goBack();
    await page.waitForURL(`**${TOPIC}`);
    await expect.poll(followState(page)).toBe("on");
    await showsInCart(page, 2);
    await page.goForward();
    await page.waitForURL("**/product/**");
    await showsInCart(page, 2);
    await miniCart(page).getByRole("button").first().click();
    await miniCart(page).getByRole("link", { name: "View Cart" }).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
    expect(await sent("/api/user/subscribe")).toBe(1);
    expect(await sent("/api/shopping-cart")).toBe(2);
  },
);

it.for(SWAPPERS)(
  "stays on the page when a link opens an overlay and $name is on it (beyond-213, beyond-399)",
  async (swapper, { visits }) => {
    const page = await visits.blank();
    await includeSwapper(page, swapper);
    await page.goto(TOPIC);
    await becomes(page, "anonymous");
    await idle(page);
    await page.locator('header a[data-mode="sign-in"], quire-header a[data-mode="sign-in"]').first().click();
    await authModal(page).locator('input[name="password"]').waitFor();
    await idle(page);
    expect(new URL(page.url()).pathname).toBe(TOPIC);
    expect(await authModal(page).locator("dialog").isVisible()).toBe(true);
  },
);
