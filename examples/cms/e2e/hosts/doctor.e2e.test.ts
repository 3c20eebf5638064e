import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { violationsOn } from "../harness/axe.js";
import { OWN } from "../harness/site.js";
import { it } from "../harness/test.js";
import type { Visits } from "../harness/visits.js";

const TOPICS = "/topics?quire-doctor";
const WAIT = { timeout: 20_000 };

const panel = (page: Page) =>
  page.locator("[data-quire-doctor]").getByRole("dialog", { name: "Quire doctor" });
const status = (page: Page) => panel(page).getByRole("status").textContent();

/** Returns the texts of the findings in an area, each with its fix. */
const found = (page: Page, area: string) => panel(page).locator(`[data-area="${area}"]`).allInnerTexts();
const finds = (page: Page, area: string, words: RegExp) =>
  expect
    .poll(async () => (await found(page, area)).filter((one) => words.test(one)).length, WAIT)
    .toBeGreaterThan(0);

/** Hides timing entries. Most of these tests must ignore files that load slowly on a busy machine. */
const ANY_SPEED = "performance.setResourceTimingBufferSize(0)";

interface Broken {
  readonly html?: (html: string) => string;
  readonly policy?: (policy: string) => string;
  /** A file of Quire that the server does not have. */
  readonly missing?: string;
}

/** Opens a page of the site with a mistake that a template's author could make. */
async function openBroken(visits: Visits, { html, policy, missing }: Broken): Promise<Page> {
  const page = await visits.blank();
  await page.addInitScript(ANY_SPEED);
  if (missing) await page.route(missing, (route) => route.fulfill({ status: 404 }));
  await page.route(
    (url) => url.search.includes("quire-doctor"),
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const headers = response.headers();
      const policyHeader = headers["content-security-policy"] ?? "";
      await route.fulfill({
        response,
        headers: { ...headers, "content-security-policy": policy?.(policyHeader) ?? policyHeader },
        body: html?.(body) ?? body,
      });
    },
  );
  await page.goto(TOPICS);
  await panel(page).waitFor();
  return page;
}

/** The page violates its policy all the time. The test does not fail because of it. */
async function forgive({ faults }: Visits, page: Page): Promise<void> {
  await page.close();
  faults.violations.length = 0;
}

const inMain = (markup: string) => (html: string) => html.replace("</main>", `${markup}</main>`);

describe("the doctor (beyond-20)", () => {
  it("reports no fault on a correct page, under a strict and a report-only policy", async ({ visits }) => {
    const page = await visits.blank();
    await page.addInitScript(ANY_SPEED);
    await page.route("**/topics?quire-doctor", async (route) => {
      const response = await route.fetch();
      const only = { "content-security-policy-report-only": "connect-src 'none'" };
      await route.fulfill({ response, headers: { ...response.headers(), ...only } });
    });
    await page.goto(TOPICS);
    await expect.poll(() => status(page), WAIT).toMatch(/^All is well: \d+ tags and \d+ triggers/);
    expect(await panel(page).getByRole("listitem").count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    expect(visits.faults.violations).not.toEqual([]);
    expect(visits.faults.violations.filter((one) => !one.startsWith("connect-src"))).toEqual([]);
    await forgive(visits, page);
  });

  it("names wrong tags, triggers, attributes, settings and messages, with suggestions (beyond-132)", async ({
    visits,
  }) => {
    const messages = { "en-US": { "auth-modal.titleSingIn": "Hello", "auth-modal.titleSignIn": "Welcome" } };
    const tags =
      '<quire-mini-kart></quire-mini-kart><a href="/" data-quire-open="auth-modall">a</a><button data-quire-do="folow">b</button><quire-issue-picker year="many"></quire-issue-picker>';
    const page = await openBroken(visits, {
      html: (html) =>
        inMain(tags)(html).replace(
          '"api":"/api/"',
          `"api":"/api/","timeoout":5,"messages":${JSON.stringify(messages)}`,
        ),
      missing: "**/quire/widgets/footer-menu.js*",
    });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const focused = () => page.evaluate(() => document.activeElement?.hasAttribute("data-quire-doctor"));
    await expect.poll(focused).toBe(true);
    await finds(page, "tag", /<quire-mini-kart>: there is no widget[\s\S]*Did you mean "mini-cart"\?/);
    await finds(page, "tag", /data-quire-open="auth-modall"[\s\S]*"auth-modal"/);
    await finds(page, "tag", /data-quire-do="folow"[\s\S]*"follow"/);
    await finds(page, "tag", /"year" of <quire-issue-picker> is wrong/);
    await finds(page, "tag", /<quire-footer-menu> did not mount[\s\S]*widgets\/footer-menu\.js/);
    await finds(page, "setting", /timeoout/);
    await finds(page, "setting", /"auth-modal\.titleSingIn"[\s\S]*Did you mean "auth-modal\.titleSignIn"\?/);
    expect(await panel(page).textContent()).not.toContain('no message "auth-modal.titleSignIn"');
    const copy = panel(page).getByRole("button", { name: /^Copy: .*issue-picker/ });
    await copy.press("Enter");
    await panel(page)
      .getByRole("button", { name: /^Copied: .*issue-picker/ })
      .waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/"year" of <quire-issue-picker> is wrong\.[\s\S]*Give a number/);
    await panel(page).getByRole("button", { name: "Close" }).click();
    await expect.poll(() => page.locator("[data-quire-doctor]").count()).toBe(0);
  });

  it("loads neither doctor nor checks on a public host without ?quire-doctor (beyond-238)", async ({
    site,
    visits,
  }) => {
    const page = await visits.blank();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.route("https://www.quire.com/**", async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${site.origin}${pathname}${search}` }) });
    });
    const checks = () => requests.filter((url) => /\/(check-(attributes|markup)|triggers)-/.test(url)).length;
    const isIdle = () => requests.some((url) => url.includes("/trigger-failure-"));
    await page.goto("https://www.quire.com/topics");
    await expect.poll(isIdle, WAIT).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(checks()).toBe(0);
    expect(requests.filter((url) => url.includes("doctor"))).toEqual([]);
    await page.goto(`https://www.quire.com${TOPICS}`);
    await expect.poll(checks, WAIT).toBeGreaterThan(1);
  });

  it("names a second loader, of the same or of another version", async ({ visits }) => {
    const page = await visits.blank();
    await page.addInitScript(ANY_SPEED);
    await page.route("**/quire/0.9.0/quire.classic.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "void 0;" }),
    );
    await page.route("**/topics?quire-doctor", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const [, nonce = ""] = /nonce="([^"]+)"/.exec(html) ?? [];
      const again = ["/quire/quire.classic.js", "/quire/0.9.0/quire.classic.js"];
      const scripts = again.map((src) => `<script src="${src}" nonce="${nonce}" defer></script>`);
      await route.fulfill({ response, body: html.replace("</head>", `${scripts.join("")}</head>`) });
    });
    await page.goto(TOPICS);
    await finds(page, "script", /\/quire\/quire\.classic\.js does nothing[\s\S]*twice[\s\S]*Remove <script/);
    await finds(page, "script", /\/0\.9\.0\/quire\.classic\.js does nothing[\s\S]*another copy or version/);
  });

  it.for([
    ["connect-src https://other.test", "Add 'self' to connect-src."],
    [
      "default-src https://other.test",
      "Give the policy a connect-src: what its default-src has, and 'self'.",
    ],
  ] as const)("shows the missing directive for a policy with %s", async ([directive, mend], { visits }) => {
    const others = (policy: string) =>
      policy.replace(/default-src [^;]*; /, "").replace(/connect-src [^;]*; /, "");
    const page = await openBroken(visits, { policy: (policy) => `${directive}; ${others(policy)}` });
    await finds(
      page,
      "policy",
      new RegExp(`keeps Quire from .*/api/[\\s\\S]*${mend.replaceAll(".", "\\.")}`),
    );
    await forgive(visits, page);
  });

  it("reports an API on another origin without CORS", async ({ visits, site }) => {
    site.front.pages.set("https://api.elsewhere.test/user/profile", { html: "{}" });
    const page = await visits.blank({ bypassCSP: true });
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const block = document.querySelector("[data-quire-config]");
        const tag = document.querySelector<HTMLElement>("script[data-origins]");
        if (!block || !tag) return;
        observer.disconnect();
        block.textContent = block.textContent.replace('"/api/"', '"https://api.elsewhere.test/"');
        tag.dataset.origins += " https://api.elsewhere.test";
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(TOPICS);
    await finds(page, "api", /answers without CORS[\s\S]*Access-Control-Allow-Origin: http:\/\/localhost/);
  });

  it("reports rejected messages, also on a host that is not a development host", async ({ visits }) => {
    const page = await visits.open(`${OWN}/case-selections/long-table?quire-doctor`);
    await expect
      .poll(async () => {
        await page.evaluate(() =>
          window.postMessage({ source: "quire", version: 9, type: "enable-paywall" }, location.origin),
        );
        return (await found(page, "message")).join();
      }, WAIT)
      .toMatch(
        /A message from https:\/\/quire\.test was refused[\s\S]*This release of Quire does not support its version/,
      );
  });
});

describe("on a partner's page", () => {
  it("reports no fault on a correct page under its strict policy (beyond-207)", async ({ visits, site }) => {
    const page = await visits.blank();
    await page.addInitScript(ANY_SPEED);
    await page.goto(`${site.partner}/films?quire-doctor`);
    await expect.poll(() => status(page), WAIT).toBe("All is well: 4 tags, scripts and policy are in order.");
  });

  it("loads no checks of the markup on a public host (beyond-21, beyond-238)", async ({ visits, site }) => {
    const page = await visits.blank();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    // Chromium blocks requests of public pages to this machine, so the test answers them itself.
    await page.route(
      (url) => url.origin === "https://www.partner.com" || url.href.startsWith(`${site.origin}/quire/`),
      async (route) => {
        const address = route.request().url().replace("https://www.partner.com", site.partner);
        await route.fulfill({ response: await route.fetch({ url: address }) });
      },
    );
    const scripts = () =>
      requests.filter((url) => url.startsWith(site.origin)).map((url) => url.slice(site.origin.length));
    await page.goto("https://www.partner.com/films");
    await page.getByRole("button", { name: /^Play The napkin/ }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(scripts()).toEqual(["/quire/partner.classic.js", "/quire/partner.js"]);
    await page.goto("https://www.partner.com/films?quire-doctor");
    await expect.poll(() => scripts().join(), WAIT).toContain("/quire/chunks/check-partner-");
  });
});
