import type { Page } from "playwright";
import { expect } from "vitest";
import { ARTICLE, CASE, LOOKUP, PLACES, partOf } from "./harness/account-widgets.js";
import { painted } from "./harness/had-time.js";
import { settled } from "./harness/inert.js";
import { becomes, fillSignIn, openAs, openSignIn, submitSignIn } from "./harness/reader.js";
import { BUSY_SECOND, OWN, READER } from "./harness/site.js";
import { inWholeBrowser, it } from "./harness/test.js";

const STRICT =
  "default-src 'self'; script-src 'nonce-x' 'strict-dynamic'; style-src 'self'; base-uri 'none'; " +
  "require-trusted-types-for 'script'; trusted-types quire dompurify";

/** The site's pages under the policy of the row, to the letter: what lies on other origins is switched off. */
async function underPolicy(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/nonce="[^"]*"/g, 'nonce="x"')
      .replace(/"geolocation":"[^"]*"/, '"geolocation":null')
      .replaceAll(/<script src="\/assets\/[^"]*(jquery|bootstrap)[^"]*"[^>]*><\/script>/g, "");
    return route.fulfill({
      response,
      body,
      headers: { ...response.headers(), "content-security-policy": STRICT },
    });
  });
}

it("under a strict policy with Trusted Types every widget of accounts is there, and styled (robustness-12)", async ({
  visits,
  site,
}) => {
  await site.scenario.captcha(false);
  const page = await visits.blank();
  await underPolicy(page);
  for (const place of PLACES) {
    await page.goto(place.address);
    await becomes(page, "anonymous");
    await place.show?.(page);
    const part = partOf(page, place);
    await part.waitFor();
    const { fontSize, fontFamily } = await part.evaluate((element) => {
      const { fontSize, fontFamily } = getComputedStyle(element);
      return { fontSize, fontFamily };
    });
    expect(Number.parseFloat(fontSize), place.widget).toBeGreaterThanOrEqual(14);
    expect(fontFamily, place.widget).not.toMatch(/^"?Times/);
  }
  await page.goto("/privacy-policy");
  const modal = await openSignIn(page);
  await fillSignIn(modal);
  await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
  await becomes(page, "known");
  await page.goto("/privacy-policy?registration=success");
  const banner = page.locator("quire-registration-banner [part=banner]");
  await banner.waitFor();
  expect(await banner.evaluate((element) => getComputedStyle(element).display)).toBe("flex");
  await site.scenario.captcha(true);
}, 120_000);

it("in a sandboxed frame, whose storage throws, the widgets of accounts mount (robustness-14)", async ({
  visits,
  site,
}) => {
  const tags = PLACES.map(({ widget }) => `<${widget} loading="eager" token="abc"></${widget}>`).join("");
  site.front.pages.set("https://shop.test/", {
    html: `<iframe sandbox="allow-scripts" width="800" height="900" src="https://shop.test/inner"></iframe>`,
  });
  site.front.pages.set("https://shop.test/inner", {
    html: `<!doctype html><html lang="en"><title>Inner</title>
      <script type="application/json" data-quire-config>{"api": "${OWN}/api/", "captcha": null}</script>
      <script type="module" src="${OWN}/quire/quire.js" data-origins="${OWN}"></script>
      ${tags}<quire-registration-banner></quire-registration-banner>`,
  });
  const page = await visits.open("https://shop.test/");
  const inner = page.frames().find((frame) => frame.url().endsWith("/inner"));
  if (!inner) throw new Error("The frame did not load.");
  for (const { widget } of PLACES) {
    await expect
      .poll(() => inner.evaluate((tag) => customElements.get(tag) !== undefined, widget), { timeout: 15_000 })
      .toBe(true);
  }
  await inner.locator('quire-subscriber-lookup [data-quire-ui] input[name="accountNumber"]').waitFor();
  await inner.locator('quire-reset-password [data-quire-ui] input[name="password"]').waitFor();
});

it("where the storage is full, a lockout is counted down and a subscription found (robustness-15)", async ({
  visits,
  site,
}) => {
  const page = await visits.blank();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full.", "QuotaExceededError");
    };
  });
  const body = JSON.stringify({ lockout_duration: 5400 });
  await site.scenario.fault({ kind: "body", method: "POST", path: "/authenticate", status: 423, body });
  await page.goto(ARTICLE);
  const paywall = page.locator("quire-paywall [data-quire-ui]");
  await paywall.locator('input[name="username"]').fill(READER.emailAddress);
  await paywall.locator('input[name="password"]').fill(READER.password);
  await page.keyboard.press("Enter");
  await paywall.getByText(/Your account is blocked, please wait \d+ (hour|minute)s? to unlock/).waitFor();
  await page.goto(LOOKUP);
  await page.locator('quire-subscriber-lookup [data-quire-ui] input[name="accountNumber"]').fill("QR1002003");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "We found your subscription, Petra" }).waitFor();
});

it("an attribute of a widget of accounts that names a global function calls nothing (robustness-11)", async ({
  visits,
}) => {
  const page = await visits.open("/"); // Its policy lets a test write markup.
  await page.evaluate(
    (widgets) => {
      Reflect.set(window, "called", 0);
      Reflect.set(window, "spy", () => Reflect.set(window, "called", 1));
      const names = ["content", "checkout", "return", "action", "token", "value", "collections", "container"];
      const attributes = [...names, "on-signed-in", "onSignedIn", "on-change", "on-linked", "onLinked"]
        .map((name) => `${name}="spy"`)
        .join(" ");
      const template = document.createElement("template");
      template.innerHTML = widgets.map((tag) => `<${tag} loading="eager" ${attributes}></${tag}>`).join("");
      document.querySelector("main")?.append(template.content);
    },
    PLACES.map(({ widget }) => widget),
  );
  for (const { widget } of PLACES) {
    await expect
      .poll(() => page.evaluate((tag) => customElements.get(tag) !== undefined, widget), { timeout: 15_000 })
      .toBe(true);
  }
  await page.locator('quire-subscriber-lookup [data-quire-ui] input[name="accountNumber"]').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, "called"))).toBe(0);
});

it("with the whole page in a form, the forms of accounts never submit it (robustness-34)", async ({
  visits,
}) => {
  const page = await visits.blank();
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({
      response,
      body: html
        .replace(/<body[^>]*>/, (tag) => `${tag}<form id="host" action="/submitted">`)
        .replace("</body>", "</form></body>"),
    });
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  for (const place of PLACES) {
    await page.goto(place.address);
    await becomes(page, "anonymous");
    await place.show?.(page);
    const part = partOf(page, place);
    await part.focus();
    if (place.part.includes("input")) await page.keyboard.press("Enter");
    for (const button of await page.locator(`${place.widget} button[type="submit"]:visible`).all()) {
      await button.click({ force: true });
    }
    await painted(page); // A form that is sent is on its way by then.
    expect(asked, place.widget).not.toContain("/submitted");
    expect(new URL(page.url()).pathname, place.widget).toBe(new URL(place.address, OWN).pathname);
  }
}, 90_000);

it("with the same loader twice, one message opens one overlay (robustness-31)", async ({ visits }) => {
  const page = await visits.blank();
  await page.route(`**${CASE}`, async (route) => {
    const response = await route.fetch();
    const twice = (await response.text()).replace(
      /<script type="module" src="\/quire\/quire\.js"[^>]*><\/script>/,
      (tag) => tag + tag.replace("quire.js", "quire.js?again"),
    );
    await route.fulfill({ response, body: twice });
  });
  await page.goto(CASE);
  await becomes(page, "anonymous");
  await expect.poll(() => page.locator(".js-pdf").first().getAttribute("aria-disabled")).toBe("true");
  await page.evaluate(() => {
    Reflect.set(window, "openings", 0);
    document.addEventListener("quire-open", () => {
      Reflect.set(window, "openings", Number(Reflect.get(window, "openings")) + 1);
    });
    window.postMessage({ type: "enable-paywall" }, location.origin);
  });
  await page.locator("quire-case-selection dialog[open]").waitFor();
  await settled(page);
  expect(await page.locator("quire-case-selection dialog").count()).toBe(1);
  expect(await page.evaluate("openings")).toBe(1);
});

inWholeBrowser(
  "signed out elsewhere, then back through the cache: the paywall is closed within a second (robustness-32)",
  async ({ visits, site }) => {
    const account = await site.scenario.account({ roleCodes: ["ROLE_HBRG_BEST"] });
    const page = await openAs(visits, account, "/topics");
    await page.goto(ARTICLE);
    const access = () => page.locator("quire-paywall").getAttribute("data-access");
    await expect.poll(access, { timeout: 15_000 }).toBe("open");
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Reflect.set(window, "fromCache", persisted));
    });
    await settled(page); // A page that is left while it fetches its code comes back without.
    await page.goto("/privacy-policy");
    const elsewhere = await page.context().newPage();
    await elsewhere.goto("/store");
    await becomes(elsewhere, "known");
    await elsewhere.locator('[data-quire-do="sign-out"]').first().click();
    await becomes(elsewhere, "anonymous");
    await page.bringToFront();
    await page.evaluate(() => history.back()).catch(() => {}); // The page leaves while it answers.
    await page.waitForURL(`**${ARTICLE}`, { waitUntil: "commit" });
    await expect.poll(access, BUSY_SECOND).toBe("closed");
    await expect.poll(() => page.locator("#rest").isVisible()).toBe(false);
    expect(await page.evaluate(() => Reflect.get(window, "fromCache"))).toBe(true);
  },
);
