import type { Page } from "playwright";
import { expect } from "vitest";
import { becomes, fillSignIn, openSignIn, submitSignIn } from "./harness/reader.js";
import { OWN } from "./harness/site.js";
import { it } from "./harness/test.js";

const EVIL = `<img src=x onerror="window.hit=1">`;

/** The elements of a selector on the whole page, those in open shadow roots too. */
const countDeep = (page: Page, selector: string) => page.locator(selector).count();

it("markup in every text of a profile, and of a refusal, runs nothing (robustness-7)", async ({
  visits,
  site,
}) => {
  const profile = {
    ...{ id: "7", firstName: EVIL, lastName: EVIL, displayName: EVIL, username: EVIL, emailAddress: EVIL },
    ...{ topics: [{ name: EVIL }], newsletters: [{ name: EVIL }], status: "registered", industry: EVIL },
  };
  const page = await visits.open("/");
  const modal = await openSignIn(page);
  const refusal = { errors: [{ field: EVIL, code: EVIL, message: EVIL }], message: EVIL };
  await modal.getByText("Don't have an account? Create one.").click();
  await modal.locator('input[name="firstName"]').fill("Noor");
  await modal.locator('input[name="lastName"]').fill("Haddad");
  await modal.locator('input[name="emailAddress"]').fill("noor@example.com");
  await modal.locator('input[name="password"]').fill("Reader#2026");
  await site.scenario.fault({ kind: "status", status: 400, path: "/api/user/register", body: refusal });
  await modal.locator('form button[type="submit"]').click();
  await modal.getByText("onerror").first().waitFor();
  await site.scenario.fault({
    kind: "body",
    method: "GET",
    path: "/api/user/profile",
    body: profile,
    times: 9,
  });
  await page.reload();
  await becomes(page, "known");
  expect(await countDeep(page, 'img[src="x"]')).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, "hit"))).toBeUndefined();
});

it("an attribute that names a global function calls nothing (robustness-11)", async ({ visits }) => {
  const page = await visits.open("/");
  await page.evaluate(() => {
    Reflect.set(window, "called", 0);
    Reflect.set(window, "spy", () => Reflect.set(window, "called", 1));
    const template = document.createElement("template");
    template.innerHTML = ["spy", "eval", "alert"]
      .map(
        (name) =>
          `<quire-mini-cart loading="eager" heading="${name}" item-limit="${name}" on-item-removed="${name}" onItemRemoved="${name}" onItemAdd="${name}"></quire-mini-cart>
           <button data-quire-do="${name}">${name}</button><button data-quire-do="constructor">c</button>`,
      )
      .join("");
    document.querySelector("main")?.append(template.content);
  });
  await expect
    .poll(() => page.locator("main quire-mini-cart").last().getAttribute("data-state"))
    .toBe("empty");
  const button = page.locator('[data-quire-do="spy"]');
  await button.click();
  await expect.poll(() => button.getAttribute("data-state")).toBe("failed");
  expect(await page.evaluate(() => Reflect.get(window, "called"))).toBe(0);
});

const UNSAFE = [
  "//evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/\t/evil.test",
  "https://quire.test@evil.test",
  "https://evil.test\\@quire.test",
  "http://quire.test",
  "https://quire.test.",
  "%252F%252Fevil.test",
  `/${"a".repeat(10_240)}`,
  "%",
];
const queryOf = (path: string) => `return=${path === "%" ? path : encodeURIComponent(path)}`;

it("a safe path is followed to the letter, after signing in and out (robustness-13)", async ({
  visits,
  site,
}) => {
  await site.scenario.captcha(false);
  const page = await visits.open(`${OWN}/subscriptions?return=${encodeURIComponent("/search?q=1#h")}`);
  const modal = await openSignIn(page);
  await fillSignIn(modal);
  await submitSignIn(modal);
  await page.waitForURL(`${OWN}/search?q=1#h`);
  await becomes(page, "known");
  await page.goto(`${OWN}/logout?return=${encodeURIComponent("/topics?a=1")}`);
  expect(page.url()).toBe(`${OWN}/topics?a=1`);
  await becomes(page, "anonymous");
  await site.scenario.captcha(true);
});

it("stays on the site for every return value of /logout (robustness-13)", async ({ visits }) => {
  const page = await visits.open(`${OWN}/topics`);
  for (const query of [...UNSAFE.map(queryOf), "return=/topics&return=/store"]) {
    await page.goto(`${OWN}/logout?${query}`);
    expect(page.url()).toBe(`${OWN}/`);
  }
});
