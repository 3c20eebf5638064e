import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Locator, Page } from "playwright";
import { expect, onTestFinished } from "vitest";
import { settled } from "./harness/inert.js";
import { shifts, watchShifts } from "./harness/layout-shifts.js";
import { add, becomes, showsInCart, signInQuickly } from "./harness/reader.js";
import { it } from "./harness/test.js";
import type { Visits } from "./harness/visits.js";

const COMMAND = fileURLToPath(new URL("../../../packages/entry/prerender/dist/main.js", import.meta.url));
/** Without a paywall. */
const ARTICLE = "/2026/10/say-no-in-the-first-minute";

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "quire-prerender-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** A page as the command gives it, from standard input to standard output. */
function prerendered(page: string, ...args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const command = execFile(process.execPath, [COMMAND, "-", ...args], (error, out, said) =>
      error ? reject(new Error(said)) : resolve(out),
    );
    command.stdin?.end(page);
  });
}

interface Arrangement {
  readonly options?: BrowserContextOptions;
  /** What becomes of the page on its way. */
  readonly altered?: (page: string) => string;
  /** The code that takes over waits. */
  readonly held?: Promise<void>;
  /** Who reads it, signed in some time ago. */
  readonly account?: Parameters<typeof signInQuickly>[1];
}

/** A page as the site serves it, under its own strict policy. */
async function openPrerendered(
  visits: Visits,
  address: string,
  { options = {}, altered, held, account }: Arrangement = {},
): Promise<Page> {
  const page = await visits.blank(options);
  await page.addInitScript(watchShifts);
  if (account) await signInQuickly(page, account);
  if (altered)
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: altered(await response.text()) });
    });
  if (held) await page.route("**/chunks/adopt-*.js", (route) => held.then(() => route.continue()));
  await page.goto(address, { waitUntil: held ? "commit" : "load" });
  return page;
}

/** Serves the sheets that the command has written into a folder. */
const sheetsOf = (page: Page, styles: string) =>
  page.route("**/sheets/*", (route) =>
    route.fulfill({ path: join(styles, new URL(route.request().url()).pathname.slice("/sheets/".length)) }),
  );

const topic = (page: Page) => page.locator("quire-headline-bar [part=topic]");
const stateOf = (page: Page, tag: string) => page.locator(tag).first().getAttribute("data-state");
const notesOf = ({ log }: Visits) => log.filter((line) => line.includes("widget/differs"));

it("a prerendered page shows its widgets without any script, as they look (beyond-40)", async ({
  visits,
}) => {
  const page = await openPrerendered(visits, ARTICLE, { options: { javaScriptEnabled: false } });
  expect(await topic(page).isVisible()).toBe(true);
  expect(await topic(page).getAttribute("href")).toMatch(/^\/topic\//);
  expect(await page.locator("quire-header").getAttribute("role")).not.toBe("none");
  const bar = page.locator("quire-headline-bar");
  const live = await visits.open(ARTICLE);
  await expect.poll(() => stateOf(live, "quire-headline-bar")).toBe("ready");
  const [shown, wanted] = await Promise.all(
    [bar, live.locator("quire-headline-bar")].map((one) => one.boundingBox()),
  );
  expect(shown?.height).toBe(wanted?.height);
});

it("what is live takes the prerendered over: the same elements, the focus stays, nothing moves, nothing is said (beyond-43)", async ({
  visits,
}) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const page = await openPrerendered(visits, ARTICLE, { held: promise });
  await topic(page).waitFor();
  await topic(page).focus();
  await topic(page).evaluate((link) => Reflect.set(window, "before", link));
  expect(await stateOf(page, "quire-headline-bar")).not.toBe("ready");
  await page.waitForLoadState("load"); // The site's own fonts are there.
  const moved = await shifts(page);
  release();
  await expect.poll(() => stateOf(page, "quire-headline-bar")).toBe("ready");
  await expect.poll(() => stateOf(page, "quire-header")).toBe("ready");
  const isSame = await topic(page).evaluate(
    (link) =>
      Reflect.get(window, "before") === link && (link.getRootNode() as ShadowRoot).activeElement === link,
  );
  expect(isSame).toBe(true);
  await expect.poll(() => page.locator("[data-quire-prerendered]").count()).toBe(0);
  expect(await page.locator("quire-headline-bar [part=bar]").count()).toBe(1);
  expect(await shifts(page)).toEqual(moved);
  expect(notesOf(visits)).toEqual([]);
});

it("what a filter has altered is made anew, and one note says what differed and how to mend it (beyond-44)", async ({
  visits,
}) => {
  const altered = (page: string) => page.replace(/(<a part="topic"[^>]*>)[^<]*/, "$1<i>Translated</i>");
  const page = await openPrerendered(visits, ARTICLE, { altered });
  await expect.poll(() => stateOf(page, "quire-headline-bar")).toBe("ready");
  expect(await topic(page).textContent()).not.toContain("Translated");
  await settled(page);
  expect(notesOf(visits)).toHaveLength(1);
  expect(notesOf(visits)[0]).toMatch(/<quire-headline-bar> differs .*Translated.*Prerender the page/s);
});

it("a passage and a carousel measure what they show, a cart has its badge, and no note asks for another prerendering (beyond-111)", async ({
  visits,
}) => {
  for (const [address, part] of [
    ["/ascend", "quire-show-more [part=button]"],
    ["/product/the-napkin-and-the-plan/10011", "quire-product-carousel [part=dot]"],
  ] as const) {
    const page = await openPrerendered(visits, address);
    await page.locator(part).first().waitFor();
    await expect.poll(() => page.locator("[data-quire-prerendered]").count()).toBe(0);
  }
  const page = await openPrerendered(visits, "/");
  await add(page);
  await showsInCart(page, 1);
  await page.goto("/the-latest");
  await showsInCart(page, 1);
  await expect.poll(() => page.locator("[data-quire-prerendered]").count()).toBe(0);
  expect(notesOf(visits)).toEqual([]);
});

it("a reader who is known, and has got to the article, before the code of header and subscription banner meets their name and count, and no note asks for another prerendering (beyond-111)", async ({
  visits,
  site,
}) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const account = await site.scenario.account({ articlesRead: 3 });
  const page = await openPrerendered(visits, ARTICLE, { held: promise, account });
  await becomes(page, "known");
  await page.evaluate(() => scrollTo(0, 1200));
  release();
  await expect.poll(() => page.locator("quire-subscription-banner [part=number]").textContent()).toBe("1");
  await expect.poll(() => page.locator("quire-header [part=user]").isVisible()).toBe(true);
  await expect.poll(() => page.locator("[data-quire-prerendered]").count()).toBe(0);
  expect(notesOf(visits)).toEqual([]);
});

/** A text for subscribers. */
const CLOSED = "/2026/07/pricing-is-a-conversation-so-listen-first";
/** A text that a guest may read, lists of the site's own, a form, a cart that is a data mount. */
const PAGES = [CLOSED, ARTICLE, "/", "/the-latest", "/topic/strategy", "/archive-toc", "/shopping-cart"];

it("the site's pages hold header, cart and lists before any script, under their own policy, and nothing moves (beyond-47)", async ({
  visits,
}) => {
  for (const address of PAGES) {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const page = await openPrerendered(visits, address, { held: promise });
    const cart = page.locator("quire-mini-cart [part=button]");
    await cart.waitFor();
    expect([address, await page.locator("[data-quire-prerendered]").count()]).toEqual([
      address,
      expect.toSatisfy((count) => count > 3),
    ]);
    expect(await page.locator('link[rel="preload"][as="style"]').count()).toBeGreaterThan(1);
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

it("a paywall shows what it costs and the page's form before any script, and to no subscriber (beyond-47)", async ({
  visits,
}) => {
  const paywall = (page: Page) => page.locator("quire-paywall");
  const price = (page: Page) => paywall(page).locator('[slot="price"]');
  const plain = await openPrerendered(visits, CLOSED, { options: { javaScriptEnabled: false } });
  expect(await price(plain).isVisible()).toBe(true);
  expect(await plain.locator('quire-paywall input[name="username"]').isVisible()).toBe(true);
  expect((await paywall(plain).locator("[part=fade]").boundingBox())?.height).toBeGreaterThan(0);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const page = await openPrerendered(visits, CLOSED, { held: promise });
  await price(page).waitFor({ state: "attached" });
  expect(await price(page).isVisible()).toBe(false);
  release();
  await expect.poll(() => paywall(page).getAttribute("data-access")).toBe("closed");
  await expect.poll(() => price(page).isVisible()).toBe(true);
});

const RESET = "/reset-password?token=of-an-email";
const reset = (page: Page) => page.locator("quire-reset-password");
const begun = (page: Page) => reset(page).locator("[data-quire-ui]");
const passwordIn = (page: Page) => begun(page).locator('[name="password"]');

/** A page before any script, once `first` shows, and what lets the elements and then React come. */
async function openHeld(
  visits: Visits,
  address: string,
  first: (page: Page) => Locator,
  options: BrowserContextOptions = {},
) {
  const [element, react] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const page = await visits.blank(options);
  await page.addInitScript(watchShifts);
  for (const [chunk, { promise }] of [
    [/\/chunks\/adopt-/, element],
    [/\/chunks\/react-/, react],
  ] as const)
    await page.route(chunk, (route) => promise.then(() => route.continue()));
  await page.goto(address, { waitUntil: "commit" });
  await first(page).waitFor();
  await page.waitForLoadState("load"); // The site's own fonts are there.
  const live = async () => {
    element.resolve();
    await expect.poll(() => page.locator("[data-quire-prerendered]").count()).toBe(0);
  };
  return { page, live, viewComes: () => react.resolve() };
}

/** A form is the view's from when it has taken the browser's judging away. */
const isViews = (form: Locator) => expect.poll(() => form.getAttribute("novalidate")).toBe("");

/** What stands before any script is the same to a pixel once it is live, and once React is there: the same elements, at the same place. */
async function staysTheSame(
  { page, live, viewComes }: Awaited<ReturnType<typeof openHeld>>,
  [widget, control]: readonly [Locator, Locator],
  viewIsThere: () => Promise<unknown>,
) {
  const looks = () => widget.screenshot();
  await control.evaluate((one) => Reflect.set(window, "before", one));
  const [first, moved] = [await looks(), await shifts(page)];
  await live();
  expect((await looks()).equals(first)).toBe(true);
  viewComes();
  await viewIsThere();
  expect((await looks()).equals(first)).toBe(true);
  expect(await control.evaluate((one) => Reflect.get(window, "before") === one)).toBe(true);
  expect(await shifts(page)).toEqual(moved);
}

it("the form of a reset stands before any script, and is the same to a pixel once it is live, and once React is there (beyond-85, beyond-86)", async ({
  visits,
}) => {
  for (const width of [1280, 375]) {
    const held = await openHeld(visits, RESET, passwordIn, { viewport: { width, height: 900 } });
    const { page } = held;
    const form = begun(page).locator("form");
    await staysTheSame(held, [reset(page), passwordIn(page)], () => isViews(form));
    expect(await begun(page).count()).toBe(1);
    await page.context().close();
  }
  expect(notesOf(visits)).toEqual([]);
});

it("what is typed into it before any script stays, with the focus, and is sent once (beyond-85, beyond-86)", async ({
  visits,
  site,
}) => {
  const { page, live, viewComes } = await openHeld(visits, RESET, passwordIn);
  await passwordIn(page).fill("Quire#2027!");
  await begun(page).locator('[name="confirm"]').fill("Quire#2027!");
  await live();
  await page.keyboard.press("Enter");
  expect(await begun(page).locator("[type=submit]").getAttribute("aria-busy")).toBe("true");
  viewComes(); // It sends what was kept, and may have its answer as soon as it is there.
  await begun(page).getByText("This link is no longer valid").waitFor();
  const [request, ...others] = await site.scenario.requests("POST", "/api/user/reset-password");
  expect(JSON.parse(request?.body ?? "{}")).toEqual({ password: "Quire#2027!", token: "of-an-email" });
  expect(others).toEqual([]);
});

it("without script the page's own form stands in its place, or it does the work itself (beyond-46, beyond-86)", async ({
  visits,
}) => {
  const options = { javaScriptEnabled: false };
  const plain = await openPrerendered(visits, RESET, { options });
  expect(await reset(plain).locator("#password").isVisible()).toBe(true);
  expect(await passwordIn(plain).isVisible()).toBe(false);
  const styles = folder();
  const alone = await prerendered(
    '<quire-reset-password token="of-an-email"></quire-reset-password>',
    ...["--styles", styles, "--styles-url", "/sheets/"],
  );
  const page = await visits.blank(options);
  await sheetsOf(page, styles);
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
  await page.getByText("This link is no longer valid").waitFor();
});

const LOOKUP = "/subscriber-registration";
const lookup = (page: Page) => page.locator("quire-subscriber-lookup");
const asked = (page: Page, name = "accountNumber") =>
  lookup(page).locator(`[data-quire-ui] [name="${name}"]`);

it("a subscriber's form stands before any script, and is the same to a pixel once it is live, and once React is there (beyond-113)", async ({
  visits,
}) => {
  for (const width of [1280, 375]) {
    const held = await openHeld(visits, LOOKUP, asked, { viewport: { width, height: 900 } });
    const form = lookup(held.page).locator("[data-quire-ui] form");
    await staysTheSame(held, [lookup(held.page), asked(held.page)], () => isViews(form));
    await held.page.context().close();
  }
  expect(notesOf(visits)).toEqual([]);
});

it("what a subscriber types before any script stays, with the e-mail of the address, and is looked up once (beyond-113)", async ({
  visits,
  site,
}) => {
  const email = encodeURIComponent(Buffer.from("print@quire.test").toString("base64"));
  const { page, live, viewComes } = await openHeld(visits, `${LOOKUP}?emailAddress=${email}`, asked);
  await asked(page).fill("QR1002003");
  await live();
  expect(await asked(page, "emailAddress").inputValue()).toBe("print@quire.test");
  expect(await asked(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  expect(await lookup(page).locator("[data-quire-ui] [type=submit]").getAttribute("aria-busy")).toBe("true");
  viewComes();
  await lookup(page).getByText("We found your subscription, Petra").waitFor();
  expect(await site.scenario.requests("POST", "/api/user/subscriber/search")).toHaveLength(1);
  expect(notesOf(visits)).toEqual([]);
});

it("without script a subscriber has the page's own forms in its place (beyond-46, beyond-113)", async ({
  visits,
}) => {
  const page = await openPrerendered(visits, LOOKUP, { options: { javaScriptEnabled: false } });
  expect(await page.locator("#link-number").isVisible()).toBe(true);
  expect(await asked(page).isVisible()).toBe(false);
});

const gift = (page: Page) => page.locator("quire-gift-link");
/** In the page: the view alone waits for what a guest has asked for. */
const hasGiftView = () =>
  Reflect.get(globalThis, Symbol.for("quire/1"))?.shared.has("gift-link-intent") === true;
const give = (page: Page) => gift(page).getByRole("button", { name: "Give this article" });

it("the button of a gift stands before any script, and is the same to a pixel once it is live, and once React is there (beyond-114)", async ({
  visits,
}) => {
  for (const width of [1280, 375]) {
    const held = await openHeld(visits, ARTICLE, give, { viewport: { width, height: 900 } });
    const { page } = held;
    await give(page).scrollIntoViewIfNeeded();
    await staysTheSame(held, [gift(page), give(page)], () => page.waitForFunction(hasGiftView));
    await give(page).click();
    await page.locator('quire-auth-modal [name="username"]').waitFor();
    await page.context().close();
  }
  expect(notesOf(visits).filter((note) => note.includes("<quire-gift-link>"))).toEqual([]);
});

it("without script, where nothing answers it, the button of a gift is not there (beyond-46, beyond-114)", async ({
  visits,
}) => {
  const page = await openPrerendered(visits, ARTICLE, { options: { javaScriptEnabled: false } });
  expect(await give(page).count()).toBe(0);
  expect(await gift(page).locator("button").isVisible()).toBe(false);
});

it("where no script runs, or a widget's code cannot be had, the page's own link and form are there (beyond-46)", async ({
  visits,
}) => {
  const link = (page: Page) => page.locator('[slot="cart"] a');
  const plain = await openPrerendered(visits, "/archive-toc", { options: { javaScriptEnabled: false } });
  expect(await link(plain).isVisible()).toBe(true);
  expect(await plain.locator("quire-mini-cart [part=button]").isVisible()).toBe(false);
  expect(await plain.locator("quire-issue-picker form").isVisible()).toBe(true);
  expect(await plain.locator("quire-issue-picker [part=picker]").isVisible()).toBe(false);
  const page = await visits.blank();
  await page.route("**/widgets/mini-cart.js*", (route) => route.abort());
  await page.goto(ARTICLE);
  await expect.poll(() => stateOf(page, "quire-mini-cart"), { timeout: 15_000 }).toBe("error");
  await link(page).waitFor();
  expect(await page.locator("quire-mini-cart [part=button]").isVisible()).toBe(false);
});

it("a page that is kept has a nonce of its own in every answer (beyond-47)", async ({ site }) => {
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

it("a phone's own way to share is there before the share bar's script, and nothing is said (beyond-43)", async ({
  visits,
}) => {
  const styles = folder();
  const args = ["--styles", styles, "--styles-url", "/sheets/", "--site", "https://quire.test/"];
  const bar = await prerendered(
    '<quire-share-bar url="https://quire.test/a" heading="A"></quire-share-bar>',
    ...args,
  );
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const page = await visits.blank({ hasTouch: true, isMobile: true });
  await page.addInitScript(() => Object.assign(navigator, { canShare: () => true }));
  await page.addInitScript(watchShifts);
  await page.route("**/chunks/adopt-*.js", (route) => promise.then(() => route.continue()));
  await sheetsOf(page, styles);
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
  expect(notesOf(visits)).toEqual([]);
});

it("the command fills a folder, says what it did and what it could not, and ends accordingly (beyond-42)", async () => {
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

it("the command leaves alone what shows nothing more for it: overlays, and what the page has put before a view (beyond-42)", async () => {
  const page =
    '<quire-auth-modal></quire-auth-modal><quire-stream-list stream="saves"><p>One</p></quire-stream-list>';
  expect(await prerendered(page)).toBe(page);
});

it("the command draws the skeleton of a view that is on its way, which is not read aloud (beyond-40)", async () => {
  const page = await prerendered('<quire-stream-list stream="saves"></quire-stream-list>');
  expect(page).toMatch(/<div part="skeleton" aria-hidden="true"><div part="place">/);
  expect(page).toContain('aria-busy="true"');
});

it("the command puts in what a view begins with: a form that works by itself, a button that without script is not there (beyond-86, beyond-113, beyond-114)", async () => {
  const form = await prerendered(
    '<quire-subscriber-lookup email-address="a@quire.test" action="/there"></quire-subscriber-lookup>',
  );
  expect(form).toMatch(/<form [^>]*action="\/there"[^>]*>.*name="emailAddress" value="a@quire.test"/s);
  expect(form).not.toContain("scripting");
  const button = await prerendered('<quire-gift-link url="/a"></quire-gift-link>');
  expect(button).toMatch(/<template .*<button [^>]*><span>Give this article<.*<\/template>/s);
  expect(button).toContain("@media (scripting:none)");
});

it("the command goes on filling what changes (beyond-42)", async () => {
  const from = folder();
  const file = join(from, "page.html");
  writeFileSync(file, "<p>nothing</p>");
  const command = spawn(process.execPath, [COMMAND, from, "--watch"]);
  onTestFinished(() => void command.kill());
  let said = "";
  command.stdout.on("data", (text) => {
    said += text;
  });
  await expect.poll(() => said).toContain("Watching");
  writeFileSync(file, '<quire-headline-bar topic="Pricing"></quire-headline-bar>');
  await expect.poll(() => readFileSync(file, "utf8")).toContain('part="topic"');
});

function run(...args: readonly string[]): Promise<{ code: number; out: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], (error, out) =>
      resolve({ code: Number(error?.code ?? 0), out }),
    );
  });
}
