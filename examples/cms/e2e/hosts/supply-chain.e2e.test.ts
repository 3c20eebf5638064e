import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { expect } from "vitest";
import { becomes, miniCart, openSignIn, signIn } from "../harness/reader.js";
import { it } from "../harness/test.js";

const CDN = process.env.QUIRE_CDN ?? fileURLToPath(new URL("../../../../dist/cdn", import.meta.url));
const VIEW = "**/quire/chunks/mini-cart-view-*.js*";

/** Opens a page whose configuration enables `integrity`. */
async function openWithIntegrity(page: Page, path = "/"): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace("data-quire-config>{", 'data-quire-config>{"integrity":true,'),
    });
  });
  await page.goto(path);
}

it("does not run an altered view with integrity; its fallback stays (robustness-43)", async ({ visits }) => {
  const page = await visits.blank();
  await page.route(VIEW, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.altered = true;\n${await response.text()}` });
  });
  await openWithIntegrity(page);
  await becomes(page, "anonymous");
  await miniCart(page).getByRole("button").first().click();
  await expect.poll(() => miniCart(page).getAttribute("data-state")).toBe("error");
  expect(await page.evaluate(() => Reflect.get(window, "altered"))).toBeUndefined();
  await page.keyboard.press("Escape");
  await openSignIn(page);
});

it("runs a file only after its imports match their hashes, also if eager (robustness-43)", async ({
  visits,
}) => {
  const page = await visits.blank();
  await page.route("**/quire/chunks/react-*.js*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.altered = true;\n${await response.text()}` });
  });
  await page.route("**/", async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace("data-quire-config>{", 'data-quire-config>{"integrity":true,')
      .replaceAll("<quire-mini-cart", '<quire-mini-cart loading="eager"');
    await route.fulfill({ response, body: html });
  });
  const viewRequest = page.waitForRequest(VIEW);
  await page.goto("/");
  await viewRequest;
  await expect.poll(() => miniCart(page).getAttribute("data-state")).toBe("error");
  expect(await page.evaluate(() => Reflect.get(window, "altered"))).toBeUndefined();
});

it("starts all widgets with integrity when no file is altered", async ({ visits, site }) => {
  // Chromium treats an intercepted page as public, so the page cannot load the captcha from this machine.
  await site.scenario.captcha(false);
  const page = await visits.blank();
  await openWithIntegrity(page);
  await signIn(page);
  await site.scenario.captcha(true);
  await miniCart(page).getByRole("button").first().click();
  await miniCart(page).getByText("Your Shopping Cart is empty.").waitFor();
});

it("follows an overlay's link when its code is unavailable (robustness-43)", async ({ visits }) => {
  for (const file of ["widgets/auth-modal.js", "chunks/auth-modal-view-*.js"]) {
    const page = await visits.blank();
    await page.route(`**/quire/${file}*`, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/topics");
    await becomes(page, "anonymous");
    await page.locator('[data-quire-open="auth-modal"][data-mode="sign-in"]').first().click();
    await page.waitForURL("**/sign-in?return=*");
  }
});

/** Every file of the build that a page includes or runs, by its path. */
const included = readdirSync(CDN, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.(js|css)$/.test(file),
);
const files = included.filter((file) => file.endsWith(".js"));

/** Code that evaluates text: by name, by a function's constructor, or by a timer. */
const EVALUATES =
  /(?<![\w$])eval\)?\s*\(|(?<![\w$])(?:Async|Generator)*Function\s*\(|new\s+Function\b|\.constructor\s*\(\s*["'`]|\bset(?:Timeout|Interval)\s*\(\s*["'`]/;

/** Ways to evaluate text. */
const EVALUATIONS = [
  'eval("1")',
  '(0,eval)("1")',
  'window.eval("1")',
  'new Function("1")',
  "new Function",
  'Function("1")()',
  'globalThis.Function("1")',
  'f.constructor("1")',
  'setTimeout("1")',
];

it("contains no code that evaluates text (robustness-44)", () => {
  for (const code of EVALUATIONS) expect(code).toMatch(EVALUATES);
  const evaluating = files.filter((file) => EVALUATES.test(readFileSync(join(CDN, file), "utf8")));
  expect(files.length).toBeGreaterThan(10);
  expect(evaluating).toEqual([]);
});

it("publishes hashes that match the files and style sheets (robustness-44)", () => {
  const published: unknown = JSON.parse(readFileSync(join(CDN, "sri.json"), "utf8"));
  expect(included.some((file) => file.endsWith(".css"))).toBe(true);
  const hashes = Object.fromEntries(
    included.map((file) => {
      const hash = createHash("sha384")
        .update(readFileSync(join(CDN, file)))
        .digest("base64");
      return [file.replaceAll("\\", "/"), `sha384-${hash}`];
    }),
  );
  expect(published).toMatchObject(hashes);
});

it("scripts come from the page's own origin, and from the captcha's (robustness-44)", async ({
  visits,
  site,
}) => {
  const scripts = new Set<string>();
  const page = await visits.blank();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).origin);
  });
  await page.goto("/");
  await signIn(page);
  await miniCart(page).getByRole("button").first().click();
  await miniCart(page).getByText("Your Shopping Cart is empty.").waitFor();
  expect([...scripts].sort()).toEqual([site.origin, site.outside].sort());
});

it("loads scripts only from the page's and the loader's origin on a partner's page (robustness-44)", async ({
  visits,
  site,
}) => {
  const scripts = new Set<string>();
  const page = await visits.blank();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).origin);
  });
  await page.goto(site.partner);
  await page.locator("quire-show-more").getByRole("button", { name: "Show more" }).click();
  await page.waitForLoadState("networkidle"); // Code that loads on idle has arrived.
  expect(scripts).toContain(site.origin);
  for (const origin of scripts) expect([site.origin, new URL(site.partner).origin]).toContain(origin);
});
