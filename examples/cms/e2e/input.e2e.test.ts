import type { Page } from "playwright";
import { expect } from "vitest";
import {
  authModal,
  becomes,
  fillSignIn,
  miniCart,
  openSignIn,
  showsInCart,
  submitSignIn,
} from "./harness/reader.js";
import { OWN, READER } from "./harness/site.js";
import { it } from "./harness/test.js";

const EVIL = `<img src=x onerror="window.hit=1">`;

/** The elements of a selector on the whole page, those in open shadow roots too. */
const countDeep = (page: Page, selector: string) => page.locator(selector).count();

/** A value with every text in it replaced, except those of `kept` fields, whose form the contract checks. */
function poisoned(value: unknown, kept: readonly string[], key = ""): unknown {
  if (typeof value === "string") return kept.includes(key) ? value : EVIL;
  if (Array.isArray(value)) return value.map((one) => poisoned(one, kept, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, kept, name)]));
}

const line = (fields: object = {}) => ({
  product_id: "1",
  name: "A book",
  url: "/product/1",
  image_url: "/cover/1.svg",
  format: "Paperback",
  lineType: "ship",
  unitPrice: "12.95",
  list_price: "12.95",
  quantity: 1,
  sku: "1",
  ...fields,
});

const cartOf = (lines: object[]) => ({
  cart: {
    id: "c",
    shoppingCartId: "c",
    currency: { code: "USD" },
    coupons: [{ code: "TEN" }],
    line_items: { physical_items: lines, digital_items: [] },
    grandTotal: "12.95",
    modifiedTime: "2026-11-21T00:00:00Z",
  },
  maintenanceStatus: false,
});

async function openCart(page: Page): Promise<void> {
  await miniCart(page).getByRole("button").first().click();
  await miniCart(page).locator("[part=item]").first().waitFor();
}

it("markup in every text of a cart is shown as it is, and nothing runs (robustness-7)", async ({
  visits,
  site,
}) => {
  const kept = ["product_id", "unitPrice", "list_price", "grandTotal", "modifiedTime", "code", "lineType"];
  const body = poisoned(cartOf([line({ product: { contentType: "x", authors: ["x"] } })]), kept);
  await site.scenario.fault({ kind: "body", method: "GET", path: "/api/shopping-cart", body, times: 9 });
  const page = await visits.open("/");
  await openCart(page);
  expect(await miniCart(page).locator("[part=name]").textContent()).toBe(EVIL);
  expect(await countDeep(page, 'img[src="x"]')).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, "hit"))).toBeUndefined();
});

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

const SCRIPTS = [
  "javascript:window.hit=1",
  "java\nscript:window.hit=1",
  " \u0001javascript:window.hit=1",
  "data:text/html,<script>parent.hit=1</script>",
  "blob:https://quire.test/1",
  "vbscript:msgbox(1)",
];

it("no address that runs something becomes a link or a picture (robustness-8)", async ({ visits, site }) => {
  const lines = SCRIPTS.map((url, index) =>
    line({ product_id: String(index), name: `Book ${index}`, url, image_url: url }),
  );
  const body = cartOf(lines);
  await site.scenario.fault({ kind: "body", method: "GET", path: "/api/shopping-cart", body, times: 9 });
  const page = await visits.open("/");
  await openCart(page);
  const parts = miniCart(page).locator("[part=item]");
  expect(await parts.locator("a[href]").count()).toBe(0);
  expect(await parts.locator("img").count()).toBe(0);
  for (const name of await miniCart(page).locator("[part=name]").all()) await name.click();
  expect(await page.evaluate(() => Reflect.get(window, "hit"))).toBeUndefined();
});

it("JSON with __proto__ and constructor.prototype changes no prototype (robustness-9)", async ({
  visits,
  site,
}) => {
  const body = `{"cart":null,"maintenanceStatus":false,"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}`;
  await site.scenario.fault({ kind: "body", method: "GET", path: "/api/shopping-cart", body, times: 9 });
  const page = await visits.blank();
  const poison = `{"count":2,"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}`;
  await page.addInitScript((text) => {
    for (const key of ["user", "cart", "shopping-cart", "follow-subscribe-data"])
      localStorage.setItem(key, text);
  }, poison);
  await page.goto("/");
  await page.evaluate((text) => {
    const block = document.createElement("template");
    block.innerHTML = `<quire-mini-cart item-limit='${text}' heading='${text}' loading="eager"></quire-mini-cart>`;
    document.querySelector("main")?.append(block.content);
  }, poison);
  await expect.poll(() => page.locator("main quire-mini-cart").getAttribute("data-state")).toBe("empty");
  expect(await page.evaluate(() => Reflect.get({}, "a"))).toBeUndefined();
});

it("a broken attribute, mode or configuration leaves its neighbours alone (robustness-10)", async ({
  visits,
}) => {
  const page = await visits.open("/");
  await page.evaluate(() => {
    const template = document.createElement("template");
    template.innerHTML = `
      <quire-mini-cart id="broken" item-limit="{oops" loading="eager"></quire-mini-cart>
      <quire-mini-cart id="sound" item-limit="2" loading="eager"></quire-mini-cart>
      <quire-no-such-widget><a href="/x">Fallback</a></quire-no-such-widget>
      <div data-quire="../../evil">Text</div>`;
    document.querySelector("main")?.append(template.content);
  });
  for (const id of ["broken", "sound"]) {
    await expect.poll(() => page.locator(`#${id}`).getAttribute("data-state")).toBe("empty");
  }
  await page.locator("quire-no-such-widget a").waitFor();
  const modal = authModal(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    Object.assign(link, { href: "/register", textContent: "Odd", id: "odd" });
    Object.assign(link.dataset, { quireOpen: "auth-modal", mode: "no-such-mode" });
    document.querySelector("main")?.prepend(link);
  });
  await page.locator("#odd").click();
  await modal.locator('input[name="firstName"]').waitFor();
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

it("whatever ?return= says, nobody leaves the site after signing in (robustness-13)", async ({
  visits,
  site,
}) => {
  await site.scenario.captcha(false);
  // The page judges all of them alike, as the tests of that show; here one of each kind takes the whole way.
  const KINDS = ["//evil.test", "https://evil.test\\@quire.test", "http://quire.test", "%"];
  for (const query of [...KINDS.map(queryOf), "return=/topics&return=/store"]) {
    const page = await visits.open(`${OWN}/subscriptions?${query}`);
    const modal = await openSignIn(page);
    await fillSignIn(modal);
    await submitSignIn(modal);
    await page.waitForURL(`${OWN}/`);
    await page.context().close();
  }
  await site.scenario.captcha(true);
}, 180_000);

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

it("whatever /logout is given, nobody leaves the site (robustness-13)", async ({ visits }) => {
  const page = await visits.open(`${OWN}/topics`);
  for (const query of [...UNSAFE.map(queryOf), "return=/topics&return=/store"]) {
    await page.goto(`${OWN}/logout?${query}`);
    expect(page.url()).toBe(`${OWN}/`);
  }
});

it("the form without script does not leave the site either (robustness-13)", async ({ visits }) => {
  const page = await visits.blank({ javaScriptEnabled: false });
  for (const path of ["//evil.test", "/\\evil.test", "https://evil.test"]) {
    await page.goto(`${OWN}/sign-in?return=${encodeURIComponent(path)}`);
    await page.locator('input[name="username"]').fill(READER.emailAddress);
    await page.locator('input[name="password"]').fill(READER.password);
    await page.locator('main form button[type="submit"]').click();
    await page.waitForURL(`${OWN}/`);
  }
});

it("a field that autofill has filled without an event counts", async ({ visits }) => {
  const page = await visits.open("/topics");
  const modal = await openSignIn(page);
  await modal.locator('input[name="username"]').evaluate((field: HTMLInputElement, value) => {
    field.value = value;
  }, READER.emailAddress);
  await modal.locator('input[name="password"]').evaluate((field: HTMLInputElement, value) => {
    field.value = value;
  }, READER.password);
  await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
  await becomes(page, "known");
  await showsInCart(page, 0);
});
