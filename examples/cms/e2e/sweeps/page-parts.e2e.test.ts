import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "../harness/axe.js";
import { motionEnds } from "../harness/motion-ends.js";
import { becomes } from "../harness/reader.js";
import { it } from "../harness/test.js";

const ARTICLE = "/2026/07/pricing-is-a-conversation-so-listen-first";
/** A page without a paywall. The banner does not show next to a closed paywall. */
const OPEN_ARTICLE = "/2026/10/say-no-in-the-first-minute";
const PHONE = { viewport: { width: 375, height: 740 } };

const banner = (page: Page) => page.locator("quire-subscription-banner [part=banner]");
const helpBox = (page: Page) => page.locator("quire-help-box [part=box]");

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
}

/** Scrolls until the article's text begins at the top of the window. */
async function toTheArticle(page: Page): Promise<void> {
  await page
    .locator("[data-article-start]")
    .evaluate((start) => start.scrollIntoView({ behavior: "instant" }));
}

/** Presses Tab until the named control has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      let active: Element | null = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.getAttribute("aria-label") ?? active?.textContent?.trim() ?? "";
    });
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press("Tab");
    if (name.test(await focused())) return;
  }
  throw new Error(`The Tab key never reached ${name}.`);
}

it("shifts nothing when the headline bar appears, on desktop and phone", async ({ visits }) => {
  for (const [type, viewport] of [
    ["utility", { width: 1280, height: 800 }],
    ["big-idea", PHONE.viewport],
  ] as const) {
    const page = await visits.blank({ viewport });
    await page.route(`**${ARTICLE}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/<quire-headline-bar type="[^"]*"/, `<quire-headline-bar type="${type}"`);
      await route.fulfill({ response, body });
    });
    let release = () => {};
    const measured = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/widgets/headline-bar.js", async (route) => {
      await measured;
      await route.continue();
    });
    await page.goto(ARTICLE, { waitUntil: "domcontentloaded" });
    const bar = page.locator("quire-headline-bar");
    const height = () => bar.evaluate((one: HTMLElement) => one.getBoundingClientRect().height);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const before = await height();
    release();
    await expect.poll(() => bar.getAttribute("data-state"), { timeout: 15_000 }).toBe("ready");
    await motionEnds(page);
    expect(await height()).toBe(before);
  }
});

const PLAIN = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Plain</title>
  <script type="module" src="/quire/quire.js"></script>
  <quire-header>
    <a slot="logo" href="/">The Quire Review</a><span slot="search"></span><span slot="account"></span>
    <span slot="cart"></span><nav slot="navigation"><a href="/topics">Topics</a></nav>
  </quire-header>
  <quire-registration-banner></quire-registration-banner><quire-subscription-banner></quire-subscription-banner>
  <quire-headline-bar headline="Listen First" topic="Strategy"></quire-headline-bar>
  <article><h1 id="title">Listen First</h1></article>
  <quire-help-box message-id="plain" for="title">What this is.</quire-help-box>
  <button data-quire-open="notification" data-message="Your library has moved.">What is new</button>
  <quire-toast></quire-toast>
  <quire-footer-menu><details><summary><h2>Read</h2></summary><a href="/topics">All topics</a></details></quire-footer-menu>`;

it("never loads React on a page with only header, footer menu, bars and notices", async ({ visits }) => {
  const page = await visits.blank();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.route("**/plain", (route) => route.fulfill({ contentType: "text/html", body: PLAIN }));
  await page.goto("/plain");
  for (const name of ["header", "headline-bar", "footer-menu", "help-box"])
    await expect.poll(() => page.locator(`quire-${name}`).getAttribute("data-state")).toBe("ready");
  await page.getByRole("button", { name: "OK" }).click();
  for (const link of await page.locator("a:visible, button:visible").all()) await link.hover();
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "What is new" }).click();
  await page.getByRole("group", { name: "Notification" }).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await page.waitForLoadState("networkidle"); // Prefetched code has arrived too.
  const code = requests.filter((path) => path.startsWith("/quire/"));
  expect(code).toContain("/quire/widgets/notification.js");
  expect(code.filter((path) => /\/(react|ui)-/.test(path))).toEqual([]);
});

/** Returns a painted color of an element: red, green and blue. */
const paint = (one: Locator, of: "color" | "backgroundColor") =>
  one.evaluate((element, what) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (!context) throw new Error("There is no canvas.");
    context.fillStyle = getComputedStyle(element)[what];
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, of);

it("uses the page's accent for the banner's background and for buttons (beyond-80)", async ({ visits }) => {
  const page = await visits.open(OPEN_ARTICLE);
  await becomes(page, "anonymous");
  await page.evaluate(() => {
    const bar = document.createElement("quire-share-bar");
    document.querySelector("main")?.append(bar);
    const tokens = { accent: "rgb(10, 90, 40)", "accent-strong": "rgb(5, 60, 25)", link: "initial" };
    for (const host of [bar, document.querySelector<HTMLElement>("quire-subscription-banner")])
      for (const [name, value] of Object.entries(tokens))
        host?.style.setProperty(`--quire-color-${name}`, value);
  });
  await toTheArticle(page);
  await banner(page).waitFor();
  await expect.poll(() => paint(banner(page), "backgroundColor")).toEqual([5, 60, 25]);
  const link = page.locator("quire-share-bar a[part=share]").first();
  await link.waitFor();
  // This color is dark enough for links, so it is unchanged.
  await expect.poll(() => paint(link, "color")).toEqual([10, 90, 40]);
});

it("shows a help box once on its own background, not after OK (content-2.36, content-4.21, beyond-80)", async ({
  visits,
}) => {
  const page = await visits.open("/ascend");
  await scrollTo(page, 1);
  await page.locator("#report-menu").scrollIntoViewIfNeeded();
  await helpBox(page).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const ground = () => helpBox(page).evaluate((box) => getComputedStyle(box).backgroundColor);
  await expect.poll(ground).toBe("rgb(22, 53, 41)");
  const scheme = (value: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty("--quire-color-scheme", to), value);
  await scheme("dark");
  await expect.poll(ground).toMatch(/^oklab\([^/]+\)$/);
  await scheme("");
  await page.evaluate(() => {
    const events: unknown[] = [];
    Reflect.set(window, "told", events);
    document.body.addEventListener("help-box", (event) => events.push((event as CustomEvent).detail));
  });
  await page.locator("#report-menu [part=button]").last().focus();
  await tabTo(page, /^OK$/);
  await page.keyboard.press("Enter");
  await expect.poll(() => helpBox(page).isVisible()).toBe(false);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "told")))
    .toEqual([{ id: "browse-reports", action: "close" }]);
  await page.goto("/hbr-analytic-services");
  await page.locator("#report-menu").scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator("quire-help-box").getAttribute("data-state")).toBe("empty");
  expect(await helpBox(page).isVisible()).toBe(false);
});

it("sets filters of a listing by the product menu and clears them by their links (content-2.14)", async ({
  visits,
}) => {
  const page = await visits.open("/ascend", PHONE);
  await page.evaluate(() => localStorage.setItem("help-messages", '["browse-reports"]'));
  await page.reload();
  const chosen = page.locator("quire-breadcrumb-filter [part=clear]");
  const isReady = async () => {
    await page.waitForLoadState();
    await expect.poll(() => page.locator("quire-product-menu").getAttribute("data-state")).toBe("ready");
  };
  await isReady();
  await page.locator("quire-product-menu [part=link]").first().click();
  await chosen.waitFor();
  await isReady(); // The new page's menu is complete.
  expect(await chosen.getAttribute("href")).toBe("/ascend#browse-reports-filter");
  await page.locator("quire-product-menu [part=button]").last().press("Enter");
  await page.locator("quire-product-menu [part=group]").last().locator("[part=link]").first().click();
  await expect.poll(() => chosen.count()).toBe(2);
  expect(await chosen.last().getAttribute("href")).toMatch(/^\/ascend\?topic=[^&]+#browse-reports-filter$/);
  expect(await violationsOn(page)).toEqual([]);
  await chosen.first().press("Enter");
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?year=\d{4}$/);
  expect(new URL(page.url()).hash).toBe("#browse-reports-filter");
  await page.waitForLoadState(); // Its style sheets are loaded.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

it("shows an article's topic and the filters' links without JavaScript", async ({ visits }) => {
  const page = await visits.open(ARTICLE, { javaScriptEnabled: false });
  expect(await page.locator("quire-headline-bar [part=topic]").isVisible()).toBe(true);
  expect(await banner(page).isVisible()).toBe(false);
  await page.goto("/ascend?year=2026");
  expect(await page.locator("quire-breadcrumb-filter a:visible").getAttribute("href")).toBe(
    "/ascend#browse-reports-filter",
  );
  expect(await page.locator("quire-product-menu summary").first().isVisible()).toBe(true);
});
