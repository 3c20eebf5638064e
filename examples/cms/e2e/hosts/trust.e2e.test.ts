import { createHash } from "node:crypto";
import type { Page, Route } from "playwright";
import { expect } from "vitest";
import { becomes, fillSignIn, openSignIn, submitSignIn } from "../harness/reader.js";
import { READER } from "../harness/site.js";
import { it } from "../harness/test.js";
import type { Visits } from "../harness/visits.js";

const EVIL = "https://evil.test";

/** Changes the page at `path` by `change` from now on. */
async function alterPage(page: Page, path: string, change: (html: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

/** Inserts markup into user content. */
const inContent = (markup: string) => (html: string) =>
  html.replace(/(<main[^>]*>)/, (opening) => opening + markup).replace("</body>", `${markup}</body>`);

/** Opens a page, and records the addresses to which it sends requests. */
async function watchAltered(visits: Visits, path: string, change: (html: string) => string) {
  const page = await visits.blank();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await alterPage(page, path, change);
  await page.goto(path);
  return { page, requests };
}

/** Signs in through the modal. Returns the addresses to which the password was sent. */
async function signInOn(page: Page): Promise<string> {
  const modal = await openSignIn(page);
  await fillSignIn(modal);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => /authenticate/.test(request.url())),
    submitSignIn(modal),
  ]);
  return `${sent.method()} ${new URL(sent.url()).origin}`;
}

const CONFIGURATION = JSON.stringify({
  site: `${EVIL}/`,
  api: `${EVIL}/api/`,
  captcha: { siteKey: "x", src: `${EVIL}/captcha.js` },
});
const INJECTED = `<script type="application/json" data-quire-config>${CONFIGURATION}</script>`;

for (const [path, loader] of [
  ["/", "module"],
  ["/topics", "classic"],
] as const) {
  it(`ignores a configuration block in user content, with the ${loader} loader`, async ({ visits, site }) => {
    await site.scenario.captcha(false);
    const { page, requests } = await watchAltered(visits, path, inContent(INJECTED));
    expect(await signInOn(page)).toBe(`POST ${site.origin}`);
    expect(requests.filter((one) => one.includes(EVIL))).toEqual([]);
    await site.scenario.captcha(true);
  });
}

it("ignores the block next to a loader tag in user content", async ({ visits, site }) => {
  await site.scenario.captcha(false);
  const tags = `<script src="${EVIL}/quire.classic.js"></script>${INJECTED}<script type="module" src="/quire/quire.js"></script>`;
  const { page, requests } = await watchAltered(visits, "/topics", inContent(tags));
  await becomes(page, "anonymous");
  await page.unrouteAll(); // After sign-in the page is served unchanged.
  expect(await signInOn(page)).toBe(`POST ${site.origin}`);
  // The tag is part of the page itself, and the page's policy blocked it.
  const tag = `GET ${EVIL}/quire.classic.js`;
  expect(requests.filter((one) => one.includes(EVIL) && one !== tag)).toEqual([]);
  const others = visits.faults.violations.splice(0).filter((one) => !one.startsWith("script-src"));
  expect(others).toEqual([]);
  await site.scenario.captcha(true);
});

it("does not run a captcha script of an unknown host, even if the page's block names it", async ({
  visits,
  site,
}) => {
  await site.scenario.captcha(true);
  const { page, requests } = await watchAltered(visits, "/", (html) =>
    html.replace(/"src":"[^"]*"/, `"src":"${EVIL}/captcha.js"`),
  );
  const modal = await openSignIn(page);
  await fillSignIn(modal);
  await submitSignIn(modal);
  await modal.getByText("The captcha function is not available").waitFor();
  expect(requests.filter((one) => one.includes(EVIL))).toEqual([]);
});

it("sends no request, form or link to the origin of a foreign base", async ({ visits, site }) => {
  await site.scenario.captcha(false);
  const page = await visits.blank();
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/fetch|xhr|script/.test(request.resourceType())) requests.push(request.url());
  });
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(/"\/(quire|assets)\//g, `"${site.origin}/$1/`)
      .replace("<head>", `<head><base href="${EVIL}/">`);
    // The page's policy would forbid a base.
    const headers = { ...response.headers(), "content-security-policy": "" };
    await route.fulfill({ response, headers, body: html });
  });
  await page.goto("/");
  await openSignIn(page);
  const leads = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { href, action } = one as HTMLAnchorElement & HTMLFormElement;
        return new URL(href ?? action).origin;
      });
  expect(await leads("quire-auth-modal form")).toBe(site.origin);
  expect(await leads("quire-auth-modal form a")).toBe(site.origin);
  await page.keyboard.press("Escape");
  expect(await signInOn(page)).toBe(`POST ${site.origin}`);
  expect(requests.filter((one) => one.includes(EVIL))).toEqual([]);
  await site.scenario.captcha(true);
});

const SHADOWS = `<a id="quireImport"></a><a id="addEventListener"></a><form name="adoptedStyleSheets"></form>${[
  "querySelector",
  "querySelectorAll",
  "createElement",
  "createTextNode",
  "addEventListener",
  "defaultView",
  "documentElement",
  "activeElement",
  "elementsFromPoint",
  "body",
  "head",
  "cookie",
]
  .map((name) => `<img name="${name}" alt="">`)
  .join("")}`;

/** Properties for walking the tree, as names of fields in a form around the whole page. */
const FIELDS = [
  ...["parentNode", "parentElement", "assignedSlot", "nextSibling", "shadowRoot", "getRootNode", "nodeType"],
  ...["nodeName", "localName", "matches", "closest", "contains", "querySelector", "querySelectorAll"],
].map((name) => `<input type="hidden" name="${name}">`);

it("starts all widgets in a form whose fields hide DOM properties (beyond-103)", async ({ visits }) => {
  const { page } = await watchAltered(visits, "/topics", (html) =>
    html
      .replace(/<script src="\/assets\/[^>]*><\/script>/g, "")
      .replace(/<(\/?)form\b/g, "<$1div")
      .replace(/<body[^>]*>/, (tag) => `${tag}<form action="/submitted">${FIELDS.join("")}`)
      .replace("</body>", "</form></body>"),
  );
  const thrown: Error[] = [];
  page.on("pageerror", (error) => thrown.push(error));
  // Playwright's locators use the same properties, so the page is read by a script.
  const expectPoll = (look: () => unknown) => expect.poll(() => page.evaluate(look), { timeout: 15_000 });
  await expectPoll(() => document.documentElement.dataset.quireUser).toBe("anonymous");
  const openCart = () => {
    const cart = document.querySelector<HTMLElement>("quire-mini-cart");
    cart?.shadowRoot?.querySelector("button")?.click();
  };
  await page.evaluate(openCart);
  await expectPoll(() => document.querySelector("quire-mini-cart")?.shadowRoot?.textContent).toContain(
    "Your Shopping Cart is empty.",
  );
  // The focus returns to the button, which is in the form.
  await page.keyboard.press("Escape");
  await expectPoll(() => document.querySelector("quire-mini-cart")?.hasAttribute("open")).toBe(false);
  await page.evaluate(() => {
    const form = document.createElement("form");
    for (const name of ["querySelectorAll", "matches", "localName"])
      form.append(Object.assign(document.createElement("input"), { name }));
    const mount = document.createElement("div");
    mount.dataset.quire = "toast";
    document.body.append(form, mount);
  });
  await expectPoll(() => document.querySelector("[data-quire=toast] > quire-toast") !== null).toBe(true);
  expect(thrown).toEqual([]);
});

it("signs in when element names match functions that Quire calls", async ({ visits, site }) => {
  await site.scenario.captcha(false);
  const { page } = await watchAltered(visits, "/", (html) =>
    inContent(SHADOWS)(html).replace(/<script src="\/assets\/[^>]*><\/script>/g, ""),
  );
  expect(await page.evaluate(() => typeof document.querySelector)).toBe("object");
  // Shadowed functions also break Playwright's locators. The test finds elements through the prototype.
  const find = (selector: string) =>
    page.evaluateHandle((css) => Document.prototype.querySelector.call(document, css), selector);
  const user = async () => (await find("html")).evaluate((html) => (html as HTMLElement).dataset.quireUser);
  await expect.poll(user, { timeout: 15_000 }).toBe("anonymous");
  const press = async (selector: string) =>
    (await find(selector)).evaluate((element) => (element as HTMLElement).click());
  // Code for a panel next to its button finds the window differently than code for a dialog.
  const cart = (shown: Node | null) => (shown as Element).shadowRoot?.querySelector("button")?.click();
  await (await find("quire-mini-cart")).evaluate(cart);
  const inCart = async () =>
    (await find("quire-mini-cart")).evaluate((shown) => (shown as Element).shadowRoot?.textContent);
  await expect.poll(inCart, { timeout: 15_000 }).toContain("Your Shopping Cart is empty.");
  const fill = async (name: string, value: string) =>
    (await find(`quire-auth-modal input[name=${name}]`)).evaluate((input, text) => {
      (input as HTMLInputElement).value = text;
    }, value);
  await press('[data-quire-open="auth-modal"][data-mode="sign-in"]');
  const field = async () =>
    (await find("quire-auth-modal input[name=password]")).evaluate((input) => input !== null);
  await expect.poll(field, { timeout: 15_000 }).toBe(true);
  await fill("username", READER.emailAddress);
  await fill("password", READER.password);
  await press("quire-auth-modal form button[type=submit]");
  await expect.poll(user, { timeout: 20_000 }).toBe("known");
  await site.scenario.captcha(true);
});

const hash = (text: string) => `sha384-${createHash("sha384").update(text).digest("base64")}`;
const MARK = "window.altered = true;\n";

/** Opens a page with integrity and without preload hints. The files that match `pattern` are altered. */
async function tamper(visits: Visits, path: string, pattern: string, change = (html: string) => html) {
  const page = await visits.blank();
  await page.route(pattern, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: MARK + (await response.text()) });
  });
  await alterPage(page, path, (html) =>
    change(
      html
        .replace("data-quire-config>{", 'data-quire-config>{"integrity":true,')
        .replace(/<link rel="modulepreload"[^>]*>/g, ""),
    ),
  );
  return page;
}

const isAltered = (page: Page) => page.evaluate(() => Reflect.get(window, "altered") === true);
const expectLogged = (visits: Visits, code: string) =>
  expect.poll(() => visits.log.some((line) => line.includes(code)), { timeout: 20_000 }).toBe(true);

for (const [path, loader] of [
  ["/", "module"],
  ["/topics", "classic"],
] as const) {
  it(`does not run page.js altered with its manifest, with the ${loader} loader (robustness-43)`, async ({
    visits,
  }) => {
    const page = await tamper(visits, path, "**/quire/page.js*");
    await page.route("**/quire/manifest.json", async (route) => {
      const response = await route.fetch();
      const manifest = await response.json();
      const code = await (await page.request.get("/quire/page.js")).text();
      manifest.files["page.js"].integrity = hash(MARK + code);
      await route.fulfill({ response, json: manifest });
    });
    await page.goto(path);
    await expectLogged(visits, "chunk/integrity");
    expect(await isAltered(page)).toBe(false);
  });
}

it("does not run an unchecked preloaded file with integrity (robustness-43)", async ({ visits }) => {
  const hint = '<head><link rel="modulepreload" href="/quire/page.js">';
  const page = await tamper(visits, "/", "**/quire/page.js*", (html) => html.replace("<head>", hint));
  await page.goto("/");
  await expectLogged(visits, "without its integrity");
  expect(await isAltered(page)).toBe(false);
});

it("starts when an optimizer has concatenated the classic loader, and warns", async ({ visits }) => {
  const page = await visits.blank();
  const code = await (await page.request.get("/quire/quire.classic.js")).text();
  await page.route("**/joined.js", (route) => route.fulfill({ contentType: "text/javascript", body: code }));
  await alterPage(page, "/topics", (html) => html.replace("/quire/quire.classic.js", "/assets/joined.js"));
  await page.goto("/topics");
  await becomes(page, "anonymous");
  await expectLogged(visits, "loader/inlined");
  // The module loader, included as a classic script, logs the correct tag on its first line.
  const [first = ""] = (await (await page.request.get("/quire/quire.js")).text()).split("\n");
  expect(first).toMatch(/^\/\/ .*type="module".*quire\.classic\.js/);
});
