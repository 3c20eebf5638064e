import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Page } from "playwright";
import { prerenderPage } from "quire-prerender";
import { expect, onTestFinished, vi } from "vitest";
import { shifts, watchShifts } from "../harness/layout-shifts.js";
import { add, becomes, showsInCart, signInQuickly } from "../harness/reader.js";
import { it } from "../harness/test.js";
import type { Visits } from "../harness/visits.js";

const COMMAND = fileURLToPath(new URL("../../../../packages/entry/prerender/dist/main.js", import.meta.url));
const DECLARED = new URL("../../../../packages/entry/umbrella/dist/declared.js", import.meta.url).href;
/** An article without a paywall. */
const ARTICLE = "/2026/10/say-no-in-the-first-minute";

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "quire-prerender-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Runs the prerender command on a page: standard input to standard output. */
function prerender(page: string, ...args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const command = execFile(process.execPath, [COMMAND, "-", ...args], (error, out, errorText) =>
      error ? reject(new Error(errorText)) : resolve(out),
    );
    command.stdin?.end(page);
  });
}

interface Arrangement {
  readonly options?: BrowserContextOptions;
  /** Changes the page before the browser receives it. */
  readonly altered?: (page: string) => string;
  /** Delays the code that hydrates the widgets until this resolves. */
  readonly gate?: Promise<void>;
  /** The current user, who signed in earlier. */
  readonly account?: Parameters<typeof signInQuickly>[1];
}

/** Opens a prerendered page as the site serves it, under its own strict policy. */
async function openPrerendered(
  visits: Visits,
  address: string,
  { options = {}, altered, gate, account }: Arrangement = {},
): Promise<Page> {
  const page = await visits.blank(options);
  await page.addInitScript(watchShifts);
  if (account) await signInQuickly(page, account);
  if (altered)
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: altered(await response.text()) });
    });
  if (gate) await page.route("**/chunks/adopt-*.js", (route) => gate.then(() => route.continue()));
  await page.goto(address, { waitUntil: gate ? "commit" : "load" });
  return page;
}

/** Serves the style sheets that the command has written into a folder. */
const getSheets = (page: Page, styles: string) =>
  page.route("**/sheets/*", (route) =>
    route.fulfill({ path: join(styles, new URL(route.request().url()).pathname.slice("/sheets/".length)) }),
  );

const topic = (page: Page) => page.locator("quire-headline-bar [part=topic]");
const stateOf = (page: Page, tag: string) => page.locator(tag).first().getAttribute("data-state");
const getNotes = ({ log }: Visits) => log.filter((line) => line.includes("widget/differs"));

it("shows prerendered widgets without JavaScript, in their final size (beyond-40)", async ({ visits }) => {
  const page = await openPrerendered(visits, ARTICLE, { options: { javaScriptEnabled: false } });
  expect(await topic(page).isVisible()).toBe(true);
  expect(await topic(page).getAttribute("href")).toMatch(/^\/topic\//);
  expect(await page.locator("quire-header").getAttribute("role")).not.toBe("none");
  const bar = page.locator("quire-headline-bar");
  const live = await visits.open(ARTICLE);
  await expect.poll(() => stateOf(live, "quire-headline-bar")).toBe("ready");
  const [shown, expected] = await Promise.all(
    [bar, live.locator("quire-headline-bar")].map((one) => one.boundingBox()),
  );
  expect(shown?.height).toBe(expected?.height);
});

it("accepts measured parts of a passage and a carousel without a report (beyond-111)", async ({ visits }) => {
  for (const [address, part] of [
    ["/ascend", "quire-show-more [part=button]"],
    ["/product/the-napkin-and-the-plan/10011", "quire-product-carousel [part=dot]"],
  ] as const) {
    // A passage of this page is longer than its limit only on a phone.
    const page = await openPrerendered(visits, address, {
      options: { viewport: { width: 375, height: 740 } },
    });
    await page.locator(part).first().waitFor();
    await expect.poll(() => page.locator("[data-quire-prerendered]").count()).toBe(0);
  }
  const page = await openPrerendered(visits, "/");
  await add(page);
  await showsInCart(page, 1);
  await page.goto("/the-latest");
  await showsInCart(page, 1);
  await expect.poll(() => page.locator("[data-quire-prerendered]").count()).toBe(0);
  expect(getNotes(visits)).toEqual([]);
});

it("shows a known user's name and count before the widgets' code loads (beyond-111)", async ({
  visits,
  site,
}) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const account = await site.scenario.account({ articlesRead: 3 });
  const page = await openPrerendered(visits, ARTICLE, { gate: promise, account });
  await becomes(page, "known");
  await page.evaluate(() => scrollTo(0, 1200));
  release();
  await expect.poll(() => page.locator("quire-subscription-banner [part=number]").textContent()).toBe("1");
  await expect.poll(() => page.locator("quire-header [part=user]").isVisible()).toBe(true);
  await expect.poll(() => page.locator("[data-quire-prerendered]").count()).toBe(0);
  expect(getNotes(visits)).toEqual([]);
});

/** An article for subscribers. */
const CLOSED = "/2026/07/pricing-is-a-conversation-so-listen-first";
/** Pages with a paywall, the site's own lists, a form, and a cart as a data mount. */
const PAGES = [CLOSED, "/", "/archive-toc", "/shopping-cart"];

it("shows header, cart and lists before any script, without a shift (beyond-47)", async ({ visits }) => {
  for (const address of PAGES) {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const page = await openPrerendered(visits, address, { gate: promise });
    const cart = page.locator("quire-mini-cart [part=button]");
    await cart.waitFor();
    expect([address, await page.locator("[data-quire-prerendered]").count()]).toEqual([
      address,
      expect.toSatisfy((count) => count > 3),
    ]);
    expect(await page.locator("quire-header style").count()).toBeGreaterThan(0);
    await page.waitForLoadState("load"); // The site's own fonts are there.
    const moved = await shifts(page);
    release();
    await expect.poll(() => page.locator("[data-quire-prerendered]").count()).toBe(0);
    await expect.poll(() => stateOf(page, "quire-header")).toBe("ready");
    expect([address, await shifts(page)]).toEqual([address, moved]);
    await page.context().close();
  }
  expect(visits.log.filter((line) => line.includes("[quire]"))).toEqual([]);
});

it("shows the page's plain offer and form before any script, then the price (beyond-47)", async ({
  visits,
}) => {
  const paywall = (page: Page) => page.locator("quire-paywall");
  const offer = (page: Page) => paywall(page).locator(".plain-offer");
  const plain = await openPrerendered(visits, CLOSED, { options: { javaScriptEnabled: false } });
  expect(await offer(plain).isVisible()).toBe(true);
  expect(await plain.locator('quire-paywall input[name="username"]').isVisible()).toBe(true);
  expect((await paywall(plain).locator("[part=fade]").boundingBox())?.height).toBeGreaterThan(0);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const page = await openPrerendered(visits, CLOSED, { gate: promise });
  await offer(page).waitFor({ state: "attached" });
  expect(await offer(page).isVisible()).toBe(false);
  release();
  await expect.poll(() => paywall(page).getAttribute("data-access")).toBe("closed");
  await expect.poll(() => paywall(page).locator("[part=price]").isVisible()).toBe(true);
  expect(await offer(page).count()).toBe(0);
});

const RESET = "/reset-password?token=of-an-email";
const reset = (page: Page) => page.locator("quire-reset-password");
const begun = (page: Page) => reset(page).locator("[data-quire-ui]");
const passwordIn = (page: Page) => begun(page).locator('[name="password"]');
const LOOKUP = "/subscriber-registration";
const getNumberField = (page: Page) =>
  page.locator('quire-subscriber-lookup [data-quire-ui] [name="accountNumber"]');

it("shows the page's form or submits natively without JS (beyond-46, beyond-86, beyond-113)", async ({
  visits,
}) => {
  const options = { javaScriptEnabled: false };
  const plain = await openPrerendered(visits, RESET, { options });
  expect(await reset(plain).locator("#password").isVisible()).toBe(true);
  expect(await passwordIn(plain).isVisible()).toBe(false);
  await plain.goto(LOOKUP);
  expect(await plain.locator("#link-number").isVisible()).toBe(true);
  expect(await getNumberField(plain).isVisible()).toBe(false);
  const styles = folder();
  const alone = await prerender(
    '<quire-reset-password token="of-an-email"></quire-reset-password>',
    ...["--styles", styles, "--styles-url", "/sheets/"],
  );
  const page = await visits.blank(options);
  await getSheets(page, styles);
  await page.route("/reset-password", async (route) => {
    if (route.request().method() === "POST") return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<quire-reset-password.*<\/quire-reset-password>/s, alone);
    await route.fulfill({ response, body });
  });
  await page.goto("/reset-password");
  for (const name of ["password", "confirm"])
    await begun(page).locator(`[name="${name}"]`).fill("Quire#2027!");
  await page.keyboard.press("Enter");
  await page.getByText("This link has expired").waitFor();
});

it("shows the page's own link and form if a widget cannot run (beyond-46, beyond-114)", async ({
  visits,
}) => {
  const link = (page: Page) => page.locator('[slot="cart"] a');
  const plain = await openPrerendered(visits, "/archive-toc", { options: { javaScriptEnabled: false } });
  expect(await link(plain).isVisible()).toBe(true);
  expect(await plain.locator("quire-mini-cart [part=button]").isVisible()).toBe(false);
  expect(await plain.locator("quire-issue-picker form").isVisible()).toBe(true);
  expect(await plain.locator("quire-issue-picker [part=picker]").isVisible()).toBe(false);
  // On this page, nothing handles the gift button.
  await plain.goto(ARTICLE);
  const gift = plain.locator("quire-gift-link");
  expect(await gift.getByRole("button", { name: "Gift this article" }).count()).toBe(0);
  expect(await gift.locator("button").isVisible()).toBe(false);
  const page = await visits.blank();
  await page.route("**/widgets/mini-cart.js*", (route) => route.abort());
  await page.goto(ARTICLE);
  await expect.poll(() => stateOf(page, "quire-mini-cart"), { timeout: 15_000 }).toBe("error");
  await link(page).waitFor();
  expect(await page.locator("quire-mini-cart [part=button]").isVisible()).toBe(false);
});

it("uses a different nonce for each response of a cached page (beyond-47)", async ({ site }) => {
  const NONCE = /nonce="([^"]+)"/;
  const ask = async () => {
    const html = await (await fetch(site.origin + ARTICLE)).text();
    const nonce = NONCE.exec(html)?.[1] ?? "";
    return { nonce, rest: html.replaceAll(nonce, "") };
  };
  const [one, other] = [await ask(), await ask()];
  expect(one.rest).toContain("data-quire-prerendered");
  expect(one.nonce).not.toBe(other.nonce);
  expect(one.rest).toBe(other.rest);
});

it("shows the share button before the share bar loads, without an announcement (beyond-43)", async ({
  visits,
}) => {
  const styles = folder();
  const args = ["--styles", styles, "--styles-url", "/sheets/", "--site", "https://quire.test/"];
  const bar = await prerender(
    '<quire-share-bar url="https://quire.test/a" heading="A"></quire-share-bar>',
    ...args,
  );
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const page = await visits.blank({ hasTouch: true, isMobile: true });
  await page.addInitScript(() => Object.assign(navigator, { canShare: () => true }));
  await page.addInitScript(watchShifts);
  await page.route("**/chunks/adopt-*.js", (route) => promise.then(() => route.continue()));
  await getSheets(page, styles);
  await page.route(ARTICLE, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<div class="article-body"', `${bar}$&`);
    await route.fulfill({ response, body });
  });
  await page.goto(ARTICLE, { waitUntil: "commit" });
  const device = page.locator("quire-share-bar [data-way=device]");
  await device.waitFor();
  release();
  await expect.poll(() => stateOf(page, "quire-share-bar")).toBe("ready");
  await expect.poll(() => device.isVisible()).toBe(true);
  expect(getNotes(visits)).toEqual([]);
});

it("prerenders a folder, lists successes and failures, and sets the exit code (beyond-42)", async () => {
  const [from, to] = [folder(), folder()];
  writeFileSync(
    join(from, "index.html"),
    '<html lang="en"><quire-headline-bar topic="Pricing"></quire-headline-bar>',
  );
  writeFileSync(join(from, "wrong.html"), "<p>\n<quire-hedline-bar></quire-hedline-bar>");
  const { code, out } = await run(from, "--out", to);
  expect(code).toBe(1);
  expect(out).toContain(`${join(from, "index.html")}:1 ✓ <quire-headline-bar>`);
  expect(out).toContain(`${join(from, "wrong.html")}:2 ✗ <quire-hedline-bar>`);
  expect(out).toContain('There is no widget "hedline-bar". Did you mean "headline-bar"?');
  expect(readFileSync(join(to, "index.html"), "utf8")).toContain('<span part="label">Article</span>');
  expect(readFileSync(join(to, "wrong.html"), "utf8")).toBe(readFileSync(join(from, "wrong.html"), "utf8"));
  expect((await run(join(from, "index.html"))).code).toBe(0);
  expect(readFileSync(join(from, "index.html"), "utf8")).toBe(readFileSync(join(to, "index.html"), "utf8"));
  expect((await run()).code).toBe(2);
});

/** Builds a page with a tag of each widget. */
async function pageOfAll(): Promise<string> {
  const { widgetNames }: { widgetNames: readonly string[] } = await import(DECLARED);
  const required: Record<string, string> = {
    "product-options": "product-id=10",
    "stream-list": "stream=saves",
  };
  return widgetNames.map((name) => `<quire-${name} ${required[name] ?? ""}></quire-${name}>`).join("\n");
}

it("returns the same bytes again, also for its own output (beyond-225, beyond-243)", async () => {
  const [page, options] = [await pageOfAll(), { address: "https://example.com/" }];
  const [first, ...others] = await Promise.all([prerenderPage(page, options), prerenderPage(page, options)]);
  others.push(await prerenderPage(page, options), await prerenderPage(first, options));
  expect(others).toEqual([first, first, first]);
  const ids = [...first.matchAll(/ id="(quire-[^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(0);
});

it("reports a widget with too deeply nested content, and fills the next one (beyond-242)", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => consoleError.mockRestore());
  const depth = 100_000;
  const deep = `<quire-show-more>${"<div>".repeat(depth)}${"</div>".repeat(depth)}</quire-show-more>`;
  const page = await prerenderPage(`${deep}<quire-show-more><p>One</p></quire-show-more>`);
  expect(consoleError.mock.calls.join()).toContain("Its content has too many nested elements.");
  expect(page.startsWith(deep)).toBe(true);
  expect(page).toContain('part="passage"');
});

it("fills a tag with its first form, button or skeleton, but no overlay (beyond-40, beyond-42, beyond-86, beyond-113, beyond-114)", async () => {
  const untouched =
    '<quire-auth-modal></quire-auth-modal><quire-stream-list stream="saves"><p>One</p></quire-stream-list>';
  expect(await prerenderPage(untouched)).toBe(untouched);
  const list = await prerenderPage('<quire-stream-list stream="saves"></quire-stream-list>');
  expect(list).toMatch(/<div part="skeleton" aria-hidden="true"><div part="place">/);
  expect(list).toContain('aria-busy="true"');
  const form = await prerenderPage(
    '<quire-subscriber-lookup email-address="a@quire.test" action="/there"></quire-subscriber-lookup>',
  );
  expect(form).toMatch(/<form [^>]*action="\/there"[^>]*>.*name="emailAddress" value="a@quire.test"/s);
  expect(form).not.toContain("scripting");
  const button = await prerenderPage('<quire-gift-link url="/a"></quire-gift-link>');
  expect(button).toMatch(/<template .*<button [^>]*><span>Gift this article<.*<\/template>/s);
  expect(button).toContain("@media (scripting:none)");
});

it("prerenders changed files in watch mode (beyond-42)", async () => {
  const from = folder();
  const file = join(from, "page.html");
  writeFileSync(file, "<p>nothing</p>");
  const command = spawn(process.execPath, [COMMAND, from, "--watch"]);
  onTestFinished(() => void command.kill());
  let output = "";
  command.stdout.on("data", (text) => {
    output += text;
  });
  await expect.poll(() => output).toContain("Watching");
  writeFileSync(file, '<quire-headline-bar topic="Pricing"></quire-headline-bar>');
  // The first widget loads the code of all widgets into the process.
  await expect.poll(() => readFileSync(file, "utf8"), { timeout: 25_000 }).toContain('part="topic"');
});

function run(...args: readonly string[]): Promise<{ code: number; out: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], (error, out) =>
      resolve({ code: Number(error?.code ?? 0), out }),
    );
  });
}
